"""Skies and places: what lies behind, over a field of 120 by 72. Tones come from the light (`--far`, `--mid`, ...)."""

from __future__ import annotations

from typing import Final

LIGHTS: Final[dict[str, tuple[tuple[str, str, str], tuple[str, str, str, str, str]]]] = {
    # Sky from top to bottom; then far ground, middle ground, near ground, ink of figures, rim of light.
    "dusk": (("#2c2350", "#8a3f5c", "#f0a05a"), ("#a5533f", "#7a3a35", "#4a2230", "#24111c", "#ffd08a")),
    "dawn": (("#3d6a86", "#a9b7a6", "#ffe0a6"), ("#d9a06a", "#b87848", "#7f4c2f", "#3a2016", "#fff1c4")),
    "noon": (("#e8b25a", "#f6d58c", "#fff3cf"), ("#eac07a", "#d89c4c", "#a9692d", "#4c2a12", "#fffbe6")),
    "night": (("#0b1030", "#1d2a5c", "#4a4f86"), ("#2f3566", "#22274f", "#151836", "#090a1c", "#b9c8ff")),
    "ember": (("#3a0d14", "#8c1f1c", "#f0752f"), ("#8a2a1e", "#611a18", "#381013", "#1c070a", "#ffc37a")),
    "hall": (("#21140d", "#57381f", "#b98642"), ("#7a522b", "#553519", "#33200f", "#170d06", "#ffdf9a")),
    "space": (("#05060f", "#141536", "#3c2a5e"), ("#2a2450", "#1d1a3c", "#100f26", "#06060f", "#cdbcff")),
    "storm": (("#6b5136", "#a77f4a", "#d8b172"), ("#a37c48", "#7e5c33", "#543a20", "#2b1c0f", "#ffe6b0")),
    "deep": (("#06222c", "#0f4a57", "#3d9a98"), ("#14525a", "#0d3a44", "#08262f", "#04141a", "#bff5ea")),
    "bloom": (("#1f0f33", "#5a2a72", "#c77fb0"), ("#6b3a78", "#4a2659", "#2c1639", "#150a1f", "#ffd9f2")),
}

PLACES: Final[dict[str, str]] = {
    "dunes": '<path fill="var(--far)" d="M0 44C18 34 34 36 52 43S92 50 120 38V72H0Z"/>'
    '<path fill="var(--mid)" d="M0 56C24 43 44 50 66 54S102 57 120 49V72H0Z"/>'
    '<path fill="var(--near)" d="M0 67C30 57 62 66 88 65S112 63 120 61V72H0Z"/>',
    "erg": '<path fill="var(--far)" d="M0 40 30 28l14 10 22-14 20 15 34-9v42H0Z"/>'
    '<path fill="var(--mid)" d="M0 52c20-9 30-9 48 0 12-7 30-10 72 2v18H0Z"/>'
    '<path fill="var(--rim)" opacity=".25" d="M48 52c12-7 30-10 72 2-30-8-52-6-72-2Z"/>'
    '<path fill="var(--near)" d="M0 66c36-10 58 2 120-4v10H0Z"/>',
    "ridge": '<path fill="var(--far)" d="M0 40 12 30l8 6 10-16 9 12 10-5 9 13 12-20 11 14 12-8 10 10 17-6v42H0Z"/>'
    '<path fill="var(--mid)" d="m0 54 16-8 10 5 16-12 14 13 20-9 16 10 28-8v27H0Z"/>'
    '<path fill="var(--near)" d="M0 66c40-6 70-2 120-5v11H0Z"/>',
    "city": '<path fill="var(--far)" d="M0 50V36h8v-8h7v9h8V22l5-6 5 6v16h9V30h8v8h9V16l6-9 6 '
    '9v24h9V28h8v9h10v-9h9v12h13v32H0Z"/>'
    '<path fill="var(--mid)" d="M0 58V46h14v-6h10v7h20v-9h12v8h24v-6h12v7h28v25H0Z"/>'
    '<path fill="var(--rim)" opacity=".8" d="M30 28h2v3h-2zM72 20h2v4h-2zM72 28h2v3h-2zM50 44h2v3h-2zM20 '
    '44h2v2h-2zM88 45h2v2h-2zM103 44h2v3h-2zM10 52h2v2h-2zM64 52h2v2h-2z"/>'
    '<path fill="var(--near)" d="M0 67c40-4 80-3 120-2v7H0Z"/>',
    "works": '<path fill="var(--far)" d="M0 46h10V26h7v20h9V18h6v28h14l6-12 6 12h14V22h8v24h10V30h7v16h23v26H0Z"/>'
    '<path fill="var(--rim)" opacity=".3" d="M12 26c-4-8 4-10 0-18 8 6 4 12 3 18ZM29 18c-3-6 3-9 0-15 6 5 4 10 3 15Z"/>'
    '<path fill="var(--mid)" d="M0 56h22l4-8h20l4 8h26l4-7h18l4 7h18v16H0Z"/>'
    '<path fill="var(--near)" d="M0 66h120v6H0z"/>',
    "sietch": '<path fill="var(--near)" d="M0 0h120v72H0Z"/>'
    '<path fill="var(--far)" d="M18 72C14 40 30 10 62 10s46 28 42 62Z"/>'
    '<path fill="var(--rim)" opacity=".28" d="M30 72c-2-28 10-50 32-50s34 22 31 50Z"/>'
    '<path fill="var(--mid)" d="M18 72c24-9 60-9 86 0Z"/>',
    "hall": '<path fill="var(--far)" d="M0 12h120v60H0z"/><path fill="var(--rim)" opacity=".3" d="m60 4 26 68H34Z"/>'
    '<path fill="var(--mid)" d="M6 8h12v64H6zM26 14h9v58h-9zM85 14h9v58h-9zM102 8h12v64h-12z"/>'
    '<path fill="var(--near)" d="M0 4h120v5H0zM0 62h120v10H0z"/>',
    "throne": '<path fill="var(--far)" d="M0 0h120v72H0z"/>'
    '<path fill="var(--mid)" d="M0 0h24c2 26-6 48-14 62H0ZM120 0H96c-2 26 6 48 14 62h10Z"/>'
    '<path fill="var(--rim)" opacity=".35" d="M60 6 80 66H40Z"/>'
    '<path fill="var(--near)" d="M44 66V30l6-14h20l6 14v36ZM0 64h120v8H0z"/>'
    '<path fill="var(--rim)" opacity=".55" d="m60 18 5 8-5 8-5-8Z"/>',
    "stars": '<path fill="var(--rim)" d="M12 10h1v1h-1zM30 22h1v1h-1zM48 8h1.5v1.5H48zM66 26h1v1h-1zM84 '
    "12h1v1h-1zM104 20h1.5v1.5H104zM20 40h1v1h-1zM94 36h1v1h-1zM112 46h1v1h-1zM40 50h1v1h-1zM74 "
    '44h1.5v1.5H74z"/>'
    '<path fill="var(--mid)" d="M-10 84C10 46 110 46 130 84Z"/>'
    '<path fill="none" stroke="var(--rim)" stroke-opacity=".5" d="M-10 84C10 46 110 46 130 84"/>',
    "orbit": '<path fill="var(--rim)" d="M10 14h1v1h-1zM26 30h1v1h-1zM52 10h1v1h-1zM70 18h1v1h-1zM92 '
    '8h1.5v1.5H92zM108 32h1v1h-1zM38 58h1v1h-1z"/>'
    '<circle cx="96" cy="58" r="36" fill="var(--far)"/><path fill="var(--mid)" d="M96 22a36 36 0 0 1 0 72 44 44 0 0 '
    '0 0-72Z"/>'
    '<path fill="var(--rim)" opacity=".25" d="M64 50c14-5 40-2 62 4l2 6c-30-6-50-6-66-2Z"/>',
    "window": '<path fill="var(--near)" d="M0 0h120v72H0z"/>'
    '<path fill="var(--rim)" opacity=".8" d="M14 54V24a12 12 0 0 1 24 0v30ZM48 54V20a12 12 0 0 1 24 0v34ZM82 '
    '54V24a12 12 0 0 1 24 0v30Z"/>'
    '<path fill="var(--far)" d="M14 54V44c8-4 16-3 24 0v10ZM48 54V42c8-3 16-2 24 1v11ZM82 54V45c8-4 16-4 24 0v9Z"/>'
    '<path fill="var(--rim)" opacity=".16" d="M14 54h24l10 18H6ZM48 54h24l6 18H42ZM82 54h24l8 18H72Z"/>',
    "council": '<path fill="var(--far)" d="M0 0h120v72H0z"/><path fill="var(--rim)" opacity=".22" d="M60-6 104 '
    '72H16Z"/>'
    '<path fill="none" stroke="var(--mid)" stroke-width="6" d="M-6 40c20 22 112 22 132 0"/>'
    '<path fill="none" stroke="var(--near)" stroke-width="8" d="M-6 54c20 24 112 24 132 0"/>'
    '<path fill="var(--near)" d="M8 38a3 3 0 1 1 6 0v8H8zM28 45a3 3 0 1 1 6 0v8h-6zM86 45a3 3 0 1 1 6 0v8h-6zM106 '
    '38a3 3 0 1 1 6 0v8h-6z"/>',
    "cave": '<path fill="var(--near)" d="M0 0h120v72H0z"/>'
    '<path fill="var(--mid)" d="M8 72V28l10-16 14 6 12-12 18 8 16-9 14 12 14-4 8 18v41Z"/>'
    '<path fill="var(--far)" d="M20 72c0-24 14-40 40-40s42 16 42 40Z"/>'
    '<path fill="var(--rim)" opacity=".35" d="M24 66c24-6 50-6 74 0-24 3-50 3-74 0ZM40 58c14-3 28-3 42 0-14 2-28 '
    '2-42 0Z"/>',
    "camp": '<path fill="var(--far)" d="M0 46c20-12 36-6 60-2s40-2 60-8v36H0Z"/>'
    '<path fill="var(--mid)" d="m6 62 14-20 14 20ZM86 60l14-18 14 18Z"/><path fill="var(--rim)" opacity=".6" d="m20 '
    '42 4 20h-8ZM100 42l4 18h-8Z"/>'
    '<path fill="var(--near)" d="M0 63c36-7 70 0 120-4v13H0Z"/>',
    "web": '<path fill="var(--mid)" d="M0 0h120v72H0z"/>'
    '<path fill="none" stroke="var(--rim)" stroke-opacity=".35" d="M60 36 0 0M60 36 120 0M60 36 0 72M60 36l60 36M60 '
    '36V0M60 36v36M60 36H0M60 36h60M30 18h60v36H30ZM45 27h30v18H45ZM12 7h96v58H12Z"/>',
}
"""Painted from back to front."""
