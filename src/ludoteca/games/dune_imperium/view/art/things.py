"""Things, beasts and ships: drawn around 0,0, about 40 wide. `--ink`, `--rim` and `--cloth` as for figures."""

from __future__ import annotations

from typing import Final

THINGS: Final[dict[str, str]] = {
    # In the sky.
    "sun": '<circle r="11" fill="var(--rim)"/><circle r="17" fill="var(--rim)" opacity=".25"/>',
    "moons": '<circle r="8" fill="var(--rim)"/><circle cx="3" cy="-2" r="2" fill="var(--far)" opacity=".5"/><circle '
    'cx="16" cy="-8" r="3.6" fill="var(--rim)" opacity=".8"/>',
    "planet": '<circle r="15" fill="var(--cloth)"/><path fill="var(--rim)" opacity=".45" d="M-15-2C-8-6 6-4 14-6a15 '
    '15 0 0 0-5-6C0-8-8-8-13-8Z"/><path fill="var(--ink)" opacity=".4" d="M0-15a15 15 0 0 1 0 30 22 22 0 0 0 '
    '0-30Z"/>',
    "rays": '<path fill="var(--rim)" opacity=".22" d="M0 0-26 60h12ZM0 0-8 60H8ZM0 0l14 60h12ZM0 0l40 44-8 8ZM0 '
    '0l-40 44 8 8Z"/>',
    "dust": '<path fill="none" stroke="var(--rim)" stroke-width="1.6" stroke-linecap="round" opacity=".6" d="M-30 '
    '0c10-6 20 6 30 0s20-6 30 0M-22 7c8-4 14 4 22 0s16-4 24 0M-16-7c8-4 14 4 20 0"/>',
    # Ships.
    "thopter": '<path fill="var(--ink)" d="M-14 2c0-6 8-9 18-8l12 5c3 1 3 4 0 5L4 8c-10 1-18-1-18-6Z"/><path '
    'fill="var(--rim)" opacity=".9" d="M4-5c5 1 8 3 9 5L4 1Z"/>'
    '<path fill="var(--cloth)" d="M-4-5-30-20l-4 2L-8 0ZM-2-6-10-28l4-1L4-6ZM-12 4-30 12l-2-2 18-10Z"/><path '
    'fill="var(--ink)" d="m-14 1-12-3v6Z"/>',
    "carryall": '<path fill="var(--ink)" d="M-34-8h68l6 6H-40ZM-8-14H8l4 6h-24ZM-26-2h8v6h-8zM18-2h8v6h-8z"/><path '
    'fill="var(--rim)" opacity=".5" d="M-30 4h16v2h-16zM14 4h16v2H14z"/>'
    '<path fill="none" stroke="var(--ink)" stroke-width="1.2" d="M-10-2v14M10-2v14"/><path fill="var(--cloth)" '
    'd="M-16 12h32l4 10h-40Z"/><path fill="var(--ink)" d="M-20 22h40v3h-40z"/>',
    "harvester": '<path fill="var(--ink)" d="m-26 0 6-14h32l10 6 6 8ZM-30 0h60v5h-60z"/><path fill="var(--cloth)" '
    'd="M-16-11H8v6h-24z"/><path fill="var(--rim)" opacity=".5" d="M-4-14c-4-8 4-12-2-20 9 5 6 12 6 20Z"/>',
    "heighliner": '<path fill="var(--ink)" d="M-44 0c6-12 24-16 44-16S38-12 44 0C38 12 20 16 0 16S-38 12-44 0Z"/>'
    '<ellipse cx="30" rx="9" ry="9" fill="var(--cloth)"/><ellipse cx="30" rx="5" ry="5" fill="var(--rim)"/>'
    '<path fill="none" stroke="var(--rim)" stroke-opacity=".5" d="M-36-6C-20-12 0-13 20-12M-38 4C-20 10 0 12 20 '
    '11M-10-15v30M-26-12v24"/>',
    "frigate": '<path fill="var(--ink)" d="M0-26c6 8 8 20 8 34l6 10H4l-4-4-4 4h-10l6-10c0-14 2-26 8-34Z"/><path '
    'fill="var(--cloth)" d="M0-18c3 6 4 14 4 22h-8c0-8 1-16 4-22Z"/><path fill="var(--rim)" d="M-3 16h6L0 '
    '30Z"/>',
    "fleet": '<path fill="var(--ink)" d="M-30-8c8-4 18-4 26 0-8 4-18 4-26 0ZM0 4C10-2 26-2 36 4 26 10 10 10 0 '
    '4ZM-26 16c6-3 14-3 20 0-6 3-14 3-20 0Z"/><path fill="var(--rim)" d="M-32-9h4v2h-4zM-2 3h5v2h-5zM-28 '
    '15h3v2h-3z"/>',
    # The desert.
    "worm": '<path fill="var(--ink)" d="M-44 24c4-30 24-46 48-44 22 2 30 20 24 34-2 6-8 8-14 8 6-10 '
    '2-22-10-24-16-2-26 10-28 26Z"/><path fill="none" stroke="var(--rim)" stroke-opacity=".45" '
    'stroke-width="1.4" d="M-36 6c4 2 8 4 12 8M-26-8c4 3 7 7 9 12M-10-16c2 4 4 8 4 13M8-18c0 4-1 8-3 '
    '12M22-8c-3 2-6 5-8 8"/>'
    '<ellipse cx="20" cy="18" rx="11" ry="6" fill="var(--cloth)" transform="rotate(-24 20 18)"/><ellipse cx="20" '
    'cy="18" rx="6" ry="3" fill="var(--ink)" transform="rotate(-24 20 18)"/>',
    "maw": '<circle r="26" fill="var(--ink)"/><circle r="21" fill="var(--cloth)"/><path fill="var(--rim)" d="M0-21 '
    "3-11-3-11ZM0 21 3 11-3 11ZM21 0 11 3 11-3ZM-21 0-11 3-11-3ZM15-15 9-6 6-9ZM-15 15-9 6-6 9ZM15 15 6 9 9 "
    '6ZM-15-15-6-9-9-6Z"/><circle r="9" fill="var(--ink)"/>',
    "spice": '<path fill="#e07b1f" d="M-22 8C-16-6-6-12 0-12S18-6 24 8Z"/><path fill="#ffc069" d="M-12 0c4-6 8-8 '
    '12-8 2 4-2 8-12 8Z"/><path fill="#ffd9a0" d="M-8 5h1.6v1.6H-8zM4 3h1.6v1.6H4zM12 '
    '5h1.6v1.6H12zM-2-4h1.6v1.6H-2z"/>',
    "steps": '<path fill="var(--ink)" opacity=".55" d="M-20 8c3-2 6-2 7 0-2 3-5 3-7 0ZM-6 2c3-2 5-2 6 0-2 2-5 2-6 '
    '0ZM6-3c2-2 5-2 6 0-2 2-4 2-6 0ZM17-7c2-1 4-1 5 0-2 2-4 2-5 0Z"/>',
    "thumper": '<path fill="var(--ink)" d="M-2-22h4V10h-4zM-8-24H8v4H-8zM-6 6H6l2 5H-8z"/><path fill="none" '
    'stroke="var(--rim)" stroke-width="1.4" opacity=".7" d="M-16 12c6-4 26-4 32 0M-24 15c10-6 38-6 48 0"/>',
    "tent": '<path fill="var(--ink)" d="M-24 10C-18-10-8-16 0-16S18-10 24 10Z"/><path fill="var(--cloth)" d="M-6 '
    '10C-5-4-3-10 0-12c3 2 5 8 6 22Z"/>',
    "storm": '<path fill="var(--rim)" opacity=".3" d="M-30-30c20 4 40-6 60 2-8 6-20 6-28 10 10 2 16 4 20 10-12 0-20 '
    '0-26 6 8 2 10 8 6 16-6-6-14-8-18-16s-12-14-14-28Z"/>',
    # What people carry.
    "crysknife": '<path fill="#f3ecd6" d="M-4 6C-2-12 4-24 16-32c0 14-4 28-14 40Z"/><path fill="#cfc3a0" '
    'd="M16-32C8-20 2-6 2 8l4-4c8-12 10-24 10-36Z"/><path fill="var(--ink)" d="m-8 6 12 4-2 4-4-1-6 14-5-2 '
    '5-14-3-2Z"/>',
    "dagger": '<path fill="#dfe5ee" d="M-3 4V-28l3-8 3 8V4Z"/><path fill="#9aa6b8" d="M0-36 3-28V4H0Z"/><path '
    'fill="var(--cloth)" d="M-10 4h20v4h-20z"/><path fill="var(--ink)" d="M-3 8h6v12h-6z"/><circle cy="22" '
    'r="3.4" fill="var(--cloth)"/>',
    "swords": '<path fill="#dfe5ee" d="m-26 16 40-44 6-4-2 7-40 44Z"/><path fill="#b8c3d4" d="m26 16-40-44-6-4 2 7 '
    '40 44Z"/><path fill="var(--cloth)" d="m-30 10 12 12-3 3-12-12ZM30 10 18 22l3 3 12-12Z"/>',
    "ring": '<ellipse cy="8" rx="15" ry="15" fill="none" stroke="#d9a93c" stroke-width="6"/><path fill="#f4d27a" '
    'd="M-12-14h24l4 8-4 8h-24l-4-8Z"/><path fill="var(--cloth)" d="M-8-12H8l3 6-3 6H-8l-3-6Z"/><path '
    'fill="var(--rim)" d="m0-12 3 6-3 6-3-6Z"/>',
    "scroll": '<path fill="#f1dfb6" d="M-18-20h32c4 0 6 8 2 8h-4v28h-32c4 0 4-4 2-8Z"/><path fill="#c9ab74" '
    'd="M-18-20c-4 0-4 8 0 8h28v-4c0-2-2-4-4-4Z"/><path stroke="#8a6a3c" stroke-width="1.6" fill="none" '
    'd="M-14-6h20M-14 0h20M-14 6h14"/><circle cx="6" cy="12" r="4" fill="var(--cloth)"/>',
    "coins": '<g fill="#d8dde4" stroke="#6d7480" stroke-width="1"><ellipse cx="-12" cy="8" rx="11" ry="4.4"/>'
    '<ellipse cx="-12" cy="4" rx="11" ry="4.4"/><ellipse cx="-12" cy="0" rx="11" ry="4.4"/><ellipse cx="12" '
    'cy="8" rx="11" ry="4.4"/><ellipse cx="12" cy="4" rx="11" ry="4.4"/><ellipse cx="12" cy="0" rx="11" '
    'ry="4.4"/><ellipse cx="12" cy="-4" rx="11" ry="4.4"/><ellipse cx="12" cy="-8" rx="11" ry="4.4"/></g><path '
    'fill="#f2c84b" d="M-2 14a4 4 0 1 1 .1 0Z"/>',
    "purse": '<path fill="var(--cloth)" d="M-6-14H6l-2 5c12 4 16 14 12 22-4 5-28 5-32 0-4-8 0-18 12-22Z"/><path '
    'fill="#f4d27a" d="M-6-10H6v3H-6z"/><path fill="#f4d27a" d="M-3 2h6v2h-2v4h2v2h-6V8h2V4h-2z"/>',
    "water": '<path fill="#4aa3d8" d="M0-24C10-10 15-3 15 6a15 15 0 0 1-30 0C-15-3-10-10 0-24Z"/><path '
    'fill="#dff2ff" opacity=".85" d="M-9 4a9 9 0 0 0 8 10c-3-2-5-6-5-10Z"/>',
    "pool": '<ellipse rx="30" ry="8" fill="#1f6f97"/><ellipse rx="22" ry="5" fill="#53b6dd"/><path fill="#dff6ff" '
    'opacity=".7" d="M-12-1c8-2 16-2 22 0-8 2-16 2-22 0Z"/>',
    "vial": '<path fill="#dff2ff" opacity=".8" d="M-4-24h8v8l8 20c2 6-2 10-6 10H-6c-4 0-8-4-6-10l8-20Z"/><path '
    'fill="#3f7fe0" d="M-7-2H7l4 8c1 4-1 6-4 6H-7c-3 0-5-2-4-6Z"/><path fill="var(--ink)" d="M-5-27H5v4H-5z"/>',
    "snooper": '<circle r="6" fill="var(--rim)"/><circle r="3" fill="#c22"/><path fill="none" stroke="var(--ink)" '
    'stroke-width="2" stroke-linecap="round" d="M0-30V-6M-4-4-18-14l-4 12M4-4l14-10 4 12M-5 2-18 10l-2 10M5 '
    '2l13 8 2 10"/>',
    "hand": '<path fill="#dcae88" d="M-10 20V2l-6-8c-2-4 3-6 5-3l5 6V-20c0-4 5-4 5 0v14h1v-18c0-4 5-4 5 '
    '0v18h1v-14c0-4 5-4 5 0V-4h1v-8c0-4 5-4 5 0v18c0 6-3 10-7 14Z"/>',
    "box": '<path fill="#3f7a46" d="m-16-8 16-8 16 8v18L0 18l-16-8Z"/><path fill="#2c5a33" d="M0 0v18l16-8V-8Z"/>'
    '<path fill="#0b1a0e" d="m-9-7 9-5 9 5-9 4Z"/>',
    "eye": '<path fill="#f2ead8" d="M-26 0C-14-15 14-15 26 0 14 15-14 15-26 0Z"/><circle r="11" fill="#1f6fd0"/>'
    '<circle r="5" fill="#04122c"/><circle cx="-3" cy="-3" r="2" fill="#fff"/><path fill="none" '
    'stroke="var(--ink)" stroke-width="2.4" d="M-26 0C-14-15 14-15 26 0"/>',
    "mask": '<path fill="#efe2cd" d="M-16-18c10 6 22 6 32 0 4 20-4 38-16 38s-20-18-16-38Z"/><path fill="var(--ink)" '
    'd="M-11-4c4-4 8-2 9 2-4 2-7 1-9-2ZM11-4C7-8 3-6 2-2c4 2 7 1 9-2ZM-6 10c4 3 8 3 12 0-3 5-9 5-12 0Z"/><path '
    'fill="var(--cloth)" d="M0-18c5 3 11 3 16 0 4 20-4 38-16 38Z" opacity=".55"/>',
    "helix": '<path fill="none" stroke="var(--rim)" stroke-width="2.4" d="M-10-26C14-14-14 0 10 12S-6 24-10 28"/>'
    '<path fill="none" stroke="var(--cloth)" stroke-width="2.4" d="M10-26C-14-14 14 0-10 12S6 24 10 28"/><path '
    'stroke="var(--rim)" stroke-opacity=".6" d="M-6-20H6M-5-6H5M-6 6H6M-4 18H4"/>',
    "book": '<path fill="#f4e6c4" d="M-24-10c8-4 16-3 24 2 8-5 16-6 24-2v24c-8-4-16-3-24 2-8-5-16-6-24-2Z"/><path '
    'fill="none" stroke="#a58250" d="M0-8v24M-19-4c5-2 10-1 15 1M-19 2c5-2 10-1 15 1M19-4c-5-2-10-1-15 1M19 '
    '2c-5-2-10-1-15 1"/>',
    "pawns": '<path fill="#f1e3c6" d="M-18 14h14l-3-8c3-4 2-8-1-10 4-5-10-5-6 0-3 2-4 6-1 10Z"/><path '
    'fill="var(--ink)" d="M-2 16h20l-4-12c4-4 3-9-1-11 4-8-14-8-10 0-4 2-5 7-1 11Z"/><path fill="var(--rim)" '
    'd="M6-14h4v-3H9v-3H7v3H6z"/>',
    "scales": '<path fill="none" stroke="#e8c978" stroke-width="2.4" d="M0-26V18M-22-16h44M-10 20h20"/><path '
    'fill="#e8c978" d="M-32 0h20c0 6-20 6-20 0ZM12 0h20c0 6-20 6-20 0Z"/><path fill="none" stroke="#e8c978" '
    'd="m-22-16-9 16M-22-16l9 16M22-16 13 0M22-16l9 16"/>',
    "crown": '<path fill="#e8c65a" d="m-22 12-4-26 13 10L0-24l13 20 13-10-4 26Z"/><path fill="#b98a22" d="M-22 '
    '12h44v5h-44z"/><circle cy="2" r="4" fill="var(--cloth)"/><circle cx="-12" cy="5" r="2.4" '
    'fill="var(--rim)"/><circle cx="12" cy="5" r="2.4" fill="var(--rim)"/>',
    "clasp": '<path fill="#dcae88" d="m-30 4 14-8 12 2 10-4 8 4-10 8 6 6-6 4-14-4-12 2Z"/><path fill="#8a5a3a" '
    'd="m30 4-14-8-10 2-8 6 8 4 6 6 10-2Z"/><path fill="var(--cloth)" d="m-34 8 6-14 8 4-4 12ZM34 8l-6-14-8 4 '
    '4 12Z"/>',
    "seal": '<circle r="15" fill="#a3241f"/><path fill="#7a1714" d="m-8 10-8 18 8-3 5 6 3-18ZM8 10l8 18-8-3-5 '
    '6-3-18Z"/><circle r="11" fill="none" stroke="#e98a7c"/><path fill="#f5c9bd" d="m0-8 2 5h5L3 1l2 6-5-3-5 3 '
    '2-6-4-4h5Z"/>',
    "banner": '<path fill="var(--ink)" d="M-1-32h2.4V16H-1z"/><path fill="var(--cloth)" d="M1.4-32H24l-6 8 6 '
    '8H1.4Z"/><path fill="var(--rim)" d="m10-28 3 4-3 4-3-4Z"/>',
    "flags": '<path fill="var(--ink)" d="M-17-24h2V16h-2zM0-32h2V16H0zM17-24h2V16h-2z"/><path fill="var(--cloth)" '
    'd="M-15-24H-3v9h-12ZM2-32h14v10H2ZM19-24h12v9H19Z"/>',
    "boom": '<path fill="#ffd27a" d="m0-26 6 12 12-8-4 14 16 2-14 8 8 14-16-6-8 14-6-16-16 4 8-14-14-8 16-4-6-14 12 '
    '6Z"/><path fill="#e0531f" d="m0-12 4 7 8-3-4 8 8 4-9 3 1 8-8-5-6 5v-9l-8-3 8-5-3-8 7 4Z"/>',
    "crate": '<path fill="#9a6a35" d="M-16-10h32V14h-32z"/><path fill="#6e4820" d="M-16-10h32v4h-32zM-16 '
    '10h32v4h-32zM-16-10h4v24h-4zM12-10h4v24h-4z"/><path stroke="#6e4820" stroke-width="3" d="m-12 10 24-16"/>',
    "hourglass": '<path fill="#c99b52" d="M-14-26h28v4h-28zM-14 18h28v4h-28z"/><path fill="#eaf4ff" opacity=".55" '
    'd="M-11-22h22c0 12-8 14-8 20s8 8 8 20h-22c0-12 8-14 8-20s-8-8-8-20Z"/><path fill="#e07b1f" d="M-7-12H7c-2 '
    '6-5 8-6 12h-2c-1-4-4-6-6-12ZM-9 18c0-6 6-10 9-10s9 4 9 10Z"/>',
    "arch": '<path fill="var(--ink)" d="M-22 20V-8a22 22 0 0 1 44 0v28H12V-6a12 12 0 0 0-24 0v26Z"/><path '
    'fill="var(--rim)" opacity=".5" d="M-12 20V-6a12 12 0 0 1 24 0v26Z"/>',
    "letter": '<path fill="#f3e3c2" d="M-20-12h40v26h-40z"/><path fill="none" stroke="#a58250" stroke-width="1.6" '
    'd="m-20-12 20 15 20-15M-20 14l14-14M20 14 6 0"/><circle cy="4" r="5" fill="var(--cloth)"/>',
    "voice": '<path fill="none" stroke="var(--rim)" stroke-width="2.2" stroke-linecap="round" d="M0-6c4 3 4 9 0 '
    '12M8-12c8 6 8 18 0 24M16-18c12 9 12 27 0 36M24-24c16 12 16 36 0 48"/>',
    "gun": '<path fill="var(--ink)" d="M-26-4h34l4-4h10v6H10l-4 6H-8l-4 10h-8l4-10h-10Z"/><path fill="#ff5a3c" '
    'd="M22-7h16v1.6H22z"/>',
    "heads": '<path fill="var(--ink)" d="M-26 14c0-10 2-12 6-14-6-10 2-18 8-18s10 6 8 12l3 4-3 2 1 5h-4v9Z"/><path '
    'fill="var(--cloth)" opacity=".85" d="M-8 16c0-11 2-13 6-15-6-11 2-19 9-19s11 6 9 13l3 4-3 3 1 5h-5v9Z"/>'
    '<path fill="var(--rim)" opacity=".45" d="M10 18c0-12 2-14 6-16-6-12 2-20 10-20l2 36Z"/>',
    "baliset": '<path fill="#8a4f24" d="M-14 4c0-10 14-10 18-2 8 0 10 8 4 14s-14 4-16-2c-4 0-6-6-6-10Z"/><path '
    'fill="#4a2a12" d="m4 0 22-26 3 3L8 6Z"/><path stroke="#f4e6c4" stroke-width=".8" d="M-6 10 26-25M-4 12 '
    '28-23"/><circle cx="-1" cy="7" r="3" fill="#2a160a"/>',
    "shield": '<path fill="#7fc4e8" opacity=".28" d="M0-34c18 0 26 16 22 34S8 26 0 26s-18-8-22-26S-18-34 0-34Z"/>'
    '<path fill="none" stroke="#cbeeff" stroke-opacity=".7" d="M0-34c18 0 26 16 22 34S8 26 0 '
    '26s-18-8-22-26S-18-34 0-34Z"/>',
    "tear": '<path fill="var(--rim)" opacity=".7" d="M0-20 4-4l16 4L4 4 0 20-4 4-20 0-4-4Z"/>',
    "tower": '<path fill="var(--ink)" d="M-10 22V-14h-4v-8h5v4h5v-4h8v4h5v-4h5v8h-4v36Z"/><path fill="var(--rim)" '
    'd="M-2-8h4v7h-4zM-2 6h4v7h-4z"/>',
}
