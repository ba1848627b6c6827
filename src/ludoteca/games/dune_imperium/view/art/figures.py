"""Figures: they stand at 0,0 and are about 44 high. `--ink` is their shadow, `--rim` the light on them, `--cloth`
their colour.
"""

from __future__ import annotations

from typing import Final

FIGURES: Final[dict[str, str]] = {
    "robe": '<path fill="var(--ink)" d="M-1-44c7 0 9 6 8 12 6 4 8 14 9 32h-32c1-18 3-28 8-32-1-6 0-12 7-12Z"/>'
    '<path fill="var(--cloth)" d="M-1-41c5 0 6 4 6 9-3 3-8 3-11 0-1-5 0-9 5-9Z"/><path fill="var(--ink)" '
    'd="M-1-38c3 0 4 3 4 6-2 2-6 2-8 0 0-3 1-6 4-6Z"/>'
    '<path fill="var(--rim)" opacity=".7" d="M7-32c6 4 8 14 9 32h-4C12-16 10-26 5-31Z"/>',
    "sister": '<path fill="var(--ink)" d="M0-46c6 0 8 5 7 11l2 3c4 6 5 16 7 32h-32c2-16 3-26 7-32l2-3c-1-6 1-11 '
    '7-11Z"/>'
    '<path fill="var(--cloth)" d="M-5-30c4 3 6 3 10 0 3 8 4 18 5 30h-20c1-12 2-22 5-30Z"/><ellipse cx="0" cy="-38" '
    'rx="3.6" ry="4.6" fill="#e9c3a2"/>'
    '<path fill="var(--ink)" d="M-5-38c0-6 10-6 10 0-2-3-8-3-10 0Z"/>',
    "fremen": '<path fill="var(--ink)" d="M-2-45c6 0 8 4 8 10l-1 4c5 3 6 9 7 14l-4 1 3 16H3L0-14-4 0h-8l3-18-5 '
    '2c1-6 3-12 7-15l-1-4c-1-6 1-10 6-10Z"/>'
    '<path fill="var(--cloth)" d="M-8-31c5 3 11 3 14 0 4 8 2 18 6 27-8-4-9-4-12-12-3 8-6 10-13 12 4-9 1-19 5-27Z"/>'
    '<path fill="#4fb3ff" d="M-4-39h2.4v1.6H-4zM1-39h2.4v1.6H1z"/>',
    "soldier": '<path fill="var(--ink)" d="M-1-45c6 0 8 4 8 9v4l4 3 2 14-4 1-1-6-1 9 3 11H4L0-13-4 0h-6l3-11-1-9-1 '
    '6-4-1 2-14 4-3v-4c0-5 1-9 2-9Z"/>'
    '<path fill="var(--cloth)" d="M-6-31H6l2 14H-8Z"/><path fill="var(--rim)" d="M-5-39H5v2H-5zM11-48h2V-2h-2z"/>'
    '<path fill="var(--rim)" d="m12-54 3 8h-6Z"/>',
    "guard": '<path fill="var(--ink)" d="M0-46c6 0 7 5 7 9l-1 4 6 4 3 29H4L0-16-4 0h-11l3-29 6-4-1-4c0-4 1-9 7-9Z"/>'
    '<path fill="var(--cloth)" d="m-6-31 6 3 6-3 4 17H-10Z"/><path fill="var(--rim)" d="M-4-39h8l-1 3h-6z"/><path '
    'fill="var(--rim)" opacity=".8" d="m-16-30 3-1 12 30-3 1Z"/>',
    "lord": '<path fill="var(--ink)" d="M0-47c6 0 7 5 6 11l-1 4c8 3 10 12 13 32H-18c3-20 5-29 13-32l-1-4c-1-6 0-11 '
    '6-11Z"/>'
    '<path fill="var(--cloth)" d="M-8-31 0-26l8-5c3 6 3 18 4 31h-6L0-20-6 0h-6c1-13 1-25 4-31Z"/><ellipse cx="0" '
    'cy="-39" rx="4" ry="5" fill="#dcae88"/>'
    '<path fill="var(--ink)" d="M-5-40c0-7 10-7 10 0-3-2-7-2-10 0Z"/><path fill="var(--rim)" d="m0-25 3 4-3 4-3-4Z"/>',
    "lady": '<path fill="var(--ink)" d="M0-47c7 0 9 6 7 13l3 3-2 9c5 6 8 13 9 22h-34c1-9 4-16 9-22l-2-9 3-3c-2-7 '
    '0-13 7-13Z"/>'
    '<path fill="var(--cloth)" d="M-6-30 0-24l6-6 1 9c5 6 7 12 8 21h-30c1-9 3-15 8-21Z"/><ellipse cx="0" cy="-38" '
    'rx="3.8" ry="5" fill="#e8bf9c"/>'
    '<path fill="var(--ink)" d="M-5-38c-1-8 11-8 10 0-2-4-8-4-10 0Z"/><circle cx="0" cy="-47" r="3" '
    'fill="var(--ink)"/>',
    "duellist": '<path fill="var(--ink)" d="M-3-44c5 0 7 4 6 9l-1 4 6 3 10-5 2 4-11 7-5-1 2 8 9 15h-7L-1-11-9 '
    '0h-7l8-15-1-10-7 6-3-3 9-11 1-5c0-4 2-6 6-6Z"/>'
    '<path fill="var(--cloth)" d="M-8-30c4 3 8 3 11 0l1 14h-13Z"/><path fill="var(--rim)" d="m17-31 18-17 2 2-17 '
    '19ZM-19-22l-9 10 1 1 11-8Z"/>',
    "rider": '<path fill="var(--ink)" d="M-1-24c4 0 5 3 5 6l6 4-1 3-6-2 2 6 5 7H4L-1-6l-4 6h-6l5-9-1-6-5 4-2-3 '
    '7-6c0-2 2-4 6-4Z"/><path fill="var(--rim)" d="M9-14l9 14-2 1-8-14ZM-13-10-20 2l-2-1 8-12Z"/>',
    "kneeler": '<path fill="var(--ink)" d="M-2-30c5 0 7 4 6 9l5 4 6 9-3 2-6-6v6h8v6H-14l2-8-3-2c1-7 4-10 8-12 0-4 '
    '1-8 5-8Z"/><path fill="var(--cloth)" d="M-7-19c4 2 8 2 11-1l3 6v8h-14Z"/>',
    "spy": '<path fill="var(--ink)" d="M-9-38h18l-3-7c-3-3-9-3-12 0ZM-5-36H5v5c9 4 10 16 11 31h-32c1-15 2-27 '
    '11-31Z"/><path fill="var(--cloth)" d="M-5-31 0-27l5-4c4 6 5 14 5 20-7-5-13-5-20 0 0-6 1-14 5-20Z"/>'
    '<path fill="var(--rim)" d="M-4-35h8v1.6h-8z"/>',
    "navigator": '<rect x="-20" y="-40" width="40" height="40" rx="10" fill="var(--ink)"/><rect x="-16" y="-36" '
    'width="32" height="32" rx="8" fill="#d97a2b" opacity=".75"/>'
    '<path fill="var(--ink)" d="M-2-34c8-2 12 6 6 12 6 4 2 12-6 16-2-4-8-4-8-10-6-6 0-16 8-18Z"/><circle cx="1" '
    'cy="-28" r="1.6" fill="#8fd3ff"/><path fill="none" stroke="var(--rim)" stroke-width="1.6" '
    'd="M-20-20h-6M20-20h6M0-40v-6"/>',
    "mother": '<path fill="var(--ink)" d="M0-48c9 0 12 8 10 17 6 6 9 18 9 31h-38c0-13 3-25 9-31-2-9 1-17 10-17Z"/>'
    '<path fill="var(--cloth)" d="M0-44c6 0 8 6 6 13-3 4-9 4-12 0-2-7 0-13 6-13Z"/><ellipse cx="0" cy="-36" '
    'rx="3.6" ry="5" fill="#cfa283"/><path fill="var(--ink)" d="M-4-32c2 2 6 2 8 0v5h-8Z"/>'
    '<path fill="#4fb3ff" d="M-2.6-37h1.8v1.2h-1.8zM1-37h1.8v1.2H1z"/>',
    "scholar": '<path fill="var(--ink)" d="M0-46c6 0 8 5 7 11 6 4 9 15 9 35h-32c0-20 3-31 9-35-1-6 1-11 7-11Z"/>'
    '<ellipse cx="0" cy="-38" rx="4" ry="5.4" fill="#e0b895"/>'
    '<path fill="var(--cloth)" d="M-7-32c4 5 10 5 14 0l3 14h-20Z"/><path fill="#f4e6c4" d="m-10-20 10 3 '
    '10-3v10L0-7l-10-3Z"/><path stroke="var(--ink)" fill="none" d="M0-17v10"/>',
    "crowd": '<path fill="var(--ink)" d="M-34 0c0-8 3-12 6-14-3-5 0-9 3-9s6 4 3 9c3 2 6 6 6 14ZM-12 0c0-9 3-14 '
    '7-16-3-5 0-10 4-10s7 5 4 10c4 2 7 7 7 16ZM14 0c0-8 3-12 6-14-3-5 0-9 3-9s6 4 3 9c3 2 6 6 6 14Z"/>'
    '<path fill="var(--cloth)" d="M-5-15c3 2 5 2 8 0 3 4 4 8 5 15H-10c1-7 2-11 5-15Z"/>',
    "ranks": '<path fill="var(--ink)" d="M-38 0v-16l4-3v-5h5v5l4 3V0ZM-20 0v-18l4-3v-5h5v5l4 3V0ZM-2 '
    '0v-20l4-3v-5h5v5l4 3V0ZM16 0v-18l4-3v-5h5v5l4 3V0Z"/>'
    '<path fill="var(--rim)" d="M-27-30h1.6V0H-27zM-9-33h1.6V0H-9zM9-36h1.6V0H9zM27-33h1.6V0H27z"/><path '
    'fill="var(--cloth)" d="M-34-13h9v6h-9zM-16-15h9v6h-9zM2-17h9v6H2zM20-15h9v6h-9z"/>',
}
