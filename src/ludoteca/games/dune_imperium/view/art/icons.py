"""Signs for what is counted, drawn for a square of 24. What belongs to a seat takes its colour (`--hue`)."""

from __future__ import annotations

from typing import Final

ICONS: Final[dict[str, str]] = {
    "solari": '<circle cx="12" cy="12" r="10" fill="#c9cdd3" stroke="#6d7480" stroke-width="1.6"/>'
    '<path d="M8 15.5c4 2 8 .5 8-2.2 0-3.6-7.6-1.6-7.6-4.4C8.4 6.6 12.6 6 15.6 8" fill="none" stroke="#4d5560" '
    'stroke-width="2" stroke-linecap="round"/>',
    "spice": '<path d="M12 1.5 21 6.8v10.4L12 22.5 3 17.2V6.8Z" fill="#e07b1f" stroke="#8a4310" '
    'stroke-width="1.6"/><path d="M8 14c2-5 6-6 8-5-1 4-4 6-8 5Z" fill="#ffd59a"/>',
    "water": '<path d="M12 1.5c4.5 6 7.5 9.6 7.5 13.5a7.5 7.5 0 0 1-15 0C4.5 11.1 7.5 7.5 12 1.5Z" '
    'fill="#4aa3d8" stroke="#1f5f8b" stroke-width="1.6"/><path d="M8.5 14.5a4 4 0 0 0 3 4" fill="none" '
    'stroke="#dff2ff" stroke-width="1.8" stroke-linecap="round"/>',
    "vp": '<path d="m12 1.5 3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.6 5.5 21.2 7 14 1.6 9l7.3-.8Z" '
    'fill="#f2c84b" stroke="#8a6408" stroke-width="1.4"/>',
    "persuasion": '<path d="M12 1.5 22 12 12 22.5 2 12Z" fill="#3d6fb4" stroke="#1d3f70" stroke-width="1.6"/>'
    '<path d="M12 6.5 17 12l-5 5.5L7 12Z" fill="#a9c8f0"/>',
    "swords": '<path d="M22.5 1.5 21 8.2 10.8 18.4l-5.2-5.2L15.8 3Z" fill="#eef2f7" stroke="#39404b" '
    'stroke-width="1.3" stroke-linejoin="round"/><path d="M20.2 3.8 8.6 15.4" stroke="#93a0b3" stroke-width="1.3"/>'
    '<path d="m6.6 17.4-3.4 3.4" stroke="#c98d52" stroke-width="3.6" stroke-linecap="round"/>'
    '<path d="m3.8 11.6 8.6 8.6" stroke="#e2452c" stroke-width="3.2" stroke-linecap="round"/>',
    "troop": '<path d="m12 2 9 5v10l-9 5-9-5V7Z" fill="var(--hue, #7b6a58)" stroke="#0006" stroke-width="1.2"/>'
    '<path d="m12 2 9 5-9 5-9-5Z" fill="#fff5"/>',
    "card": '<rect x="5" y="2.5" width="14" height="19" rx="2" fill="#f4e7cf" stroke="#6c5437" stroke-width="1.6"/>'
    '<path d="M8 7h8M8 11h8M8 15h5" stroke="#a78a62" stroke-width="1.5"/>',
    "intrigue": '<rect x="5" y="2.5" width="14" height="19" rx="2" fill="#6b4b8a" stroke="#3d2457" stroke-width="1.6"/>'
    '<path d="M12 7c3 0 4 3 4 5-2 0-3-1-4-1s-2 1-4 1c0-2 1-5 4-5Z" fill="#e9d8ff"/>',
    "agent": '<path d="M12 2a4.2 4.2 0 0 1 2.6 7.5c3 1.2 4.6 4.5 5 11.5H4.4c.4-7 2-10.3 5-11.5A4.2 4.2 0 0 1 '
    '12 2Z" fill="var(--hue, #7b6a58)" stroke="#0007" stroke-width="1.2"/>',
    "mentat": '<circle cx="12" cy="12" r="10" fill="#5a7f7a" stroke="#24403c" stroke-width="1.5"/>'
    '<path d="M7 17V9l5 5 5-5v8" fill="none" stroke="#eafff9" stroke-width="2.2"/>',
    "combat": '<path d="M12 1.5 21 5v7c0 5-4 8.5-9 10.5C7 20.5 3 17 3 12V5Z" fill="#b5301f" stroke="#5d150c" '
    'stroke-width="1.4"/><path d="M12 4.5l1.7 8.5h-3.4ZM8.5 13h7v1.8h-7zM11 15h2v4h-2z" fill="#ffe9d6"/>',
    "garrison": '<path d="M2.5 21V8h3V5h3v3h2V5h3v3h2V5h3v3h3v13Z" fill="var(--hue, #7b6a58)" stroke="#0007" '
    'stroke-width="1.2"/><path d="M9.5 21v-4.5a2.5 2.5 0 0 1 5 0V21Z" fill="#0006"/>',
    "supply": '<path d="M3 8h18v13H3z" fill="#a57a45" stroke="#5d4020" stroke-width="1.4"/><path d="M3 8l3-5h12l3 5" '
    'fill="#c99b5f" stroke="#5d4020" stroke-width="1.4"/><path d="M10 8h4v5h-4z" fill="#5d4020"/>',
    "hand": '<rect x="2" y="6" width="10" height="15" rx="1.5" fill="#e6d3ae" stroke="#6c5437" '
    'transform="rotate(-12 7 13)"/>'
    '<rect x="7" y="4" width="10" height="15" rx="1.5" fill="#f4e7cf" stroke="#6c5437"/>'
    '<rect x="12" y="6" width="10" height="15" rx="1.5" fill="#fff6e3" stroke="#6c5437" transform="rotate(12 17 '
    '13)"/>',
    "deck": '<path d="M4 6h13v15H4z" fill="#8a6a3c" stroke="#4c3719"/><path d="M6 4h13v15H6z" fill="#a5834d" '
    'stroke="#4c3719"/>'
    '<path d="M8 2h13v15H8z" fill="#c9a468" stroke="#4c3719"/><path d="m14.5 5.5 3 4-3 4-3-4Z" fill="#6c4a1e"/>',
    "discard": '<path d="M4 9h14v12H4z" fill="#e6d3ae" stroke="#6c5437" transform="rotate(-8 11 15)"/>'
    '<path d="M5 7h14v13H5z" fill="#f4e7cf" stroke="#6c5437"/><path d="M12 1v9M8.5 7l3.5 4 3.5-4" fill="none" '
    'stroke="#7a3a1c" stroke-width="2"/>',
    "voice": '<circle cx="12" cy="12" r="10.5" fill="var(--hue, #5a2a72)" stroke="#0007"/><path d="M7 '
    "9.5v5M10.5 7v10M14 "
    '9v6M17.5 10.5v3" stroke="var(--hue-ink, #fff)" stroke-width="2.2" stroke-linecap="round"/>',
    "council": '<path d="M3 20v-6a9 9 0 0 1 18 0v6h-4v-5a5 5 0 0 0-10 0v5Z" fill="#4f8a4c" stroke="#23491f" '
    'stroke-width="1.2"/>',
    "first": '<path d="M5 22V2h13l-3 4.5L18 11H7v11Z" fill="#e8c65a" stroke="#7d5a08" stroke-width="1.3"/>',
    "any": '<path d="M12 1.5 22 12H12Z" fill="#8e8f98"/><path d="M22 12 12 22.5V12Z" fill="#b0483a"/>'
    '<path d="M12 22.5 2 12h10Z" fill="#7a4f9a"/><path d="M2 12 12 1.5V12Z" fill="#2f8fb0"/>'
    '<path d="M12 1.5 22 12 12 22.5 2 12Z" fill="none" stroke="#2c1b0e" stroke-width="1.4"/>',
    "trash": '<path d="M5 7h14l-1.5 15h-11Z" fill="#8c8278" stroke="#3d352d" stroke-width="1.3"/>'
    '<path d="M3.5 4.5h17v2.6h-17zM9.5 2h5v2.5h-5z" fill="#5d544b"/><path d="M9.5 10v9M12 10v9M14.5 10v9" '
    'stroke="#3d352d" stroke-width="1.2"/>',
    "emperor": '<path d="M3 19 2 7l5.5 4L12 3l4.5 8L22 7l-1 12Z" fill="#8e8f98" stroke="#40414a" stroke-width="1.4"/>',
    "spacing_guild": '<circle cx="12" cy="12" r="9.5" fill="#b0483a" stroke="#5d1e16" stroke-width="1.4"/>'
    '<path d="M12 5v14M5 12h14" stroke="#ffe2da" stroke-width="2.4"/>',
    "bene_gesserit": '<path d="M12 2c6 3 8 8 7 14-3 4-11 4-14 0C4 10 6 5 12 2Z" fill="#7a4f9a" stroke="#3d2154" '
    'stroke-width="1.4"/><circle cx="12" cy="13" r="3.5" fill="#f1e2ff"/>',
    "fremen": '<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0Z" fill="#2f8fb0" stroke="#0f4a60" stroke-width="1.4"/>'
    '<circle cx="12" cy="12" r="4" fill="#dff6ff"/><circle cx="12" cy="12" r="1.8" fill="#0f4a60"/>',
    "landsraad": '<path d="m12 1.5 10 7.3-3.8 12.7H5.8L2 8.8Z" fill="#4f8a4c" stroke="#23491f" stroke-width="1.4"/>',
    "city": '<circle cx="12" cy="12" r="10" fill="#4473b8" stroke="#1d3a69" stroke-width="1.4"/>',
    "spice_trade": '<path d="M12 2 22.5 21h-21Z" fill="#e3b23c" stroke="#80600d" stroke-width="1.4"/>',
    "control": '<path d="M6 22V3M6 4h13l-4 4 4 4H6" fill="var(--hue, none)" stroke="currentColor" stroke-width="2" '
    'stroke-linejoin="round"/>',
}
