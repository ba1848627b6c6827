"""Mail: letters that say little, and can be stopped with one click (RFC 8058)."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from ludoteca.kernel import Refused

PATIENCE = 20.0
"""Seconds for the mail server to answer."""
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
MAILBOX = re.compile(rf"(?=[^@]{{1,64}}@){_ATOM}(\.{_ATOM})*@(?=.{{4,190}}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
"""As a browser's own field for mail addresses sees it, with points between words only and one in the host's name."""


@dataclass(frozen=True)
class Letter:
    """What somebody finds in their mailbox."""

    to: str
    subject: str
    text: str
    stop: str = ""
    """Where one click, by a person or by their mail program, ends it."""


def mailbox(typed: str) -> str:
    """A mail address as somebody typed it."""
    found = typed.strip()
    if not MAILBOX.fullmatch(found):
        raise Refused("That is no mail address.", "mailbox")
    return found


class Postman:
    """Hands letters to a mail server: `smtp://user:password@host:587` (TLS as soon as the server offers it), or
    `smtps://host:465`. A password is never said in the open."""

    def __init__(self, server: str, sender: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise Refused("That is no mail server: give LUDOTECA_SMTP as smtp://user:password@host:587.", "mail")
        self._tls = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, parts.port or (465 if self._tls else 587)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self.sender = mailbox(sender)

    def brings(self, letter: Letter) -> bool:
        """Whether the mailbox takes it; False if there is no such mailbox. Anything else is an error to try again."""
        try:
            with self._line() as line:
                if not self._tls and line.has_extn("starttls"):
                    line.starttls(context=ssl.create_default_context())
                    line.ehlo()
                    self._log_in(line)
                elif self._tls:
                    self._log_in(line)
                elif self._user:
                    raise OSError("the mail server speaks in the open: no password is said there")
                line.send_message(self._written(letter))
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code in (550, 551, 553) for code, _ in refused.recipients.values()):
                return False
            raise
        return True

    def _line(self) -> smtplib.SMTP:
        if self._tls:
            return smtplib.SMTP_SSL(self._host, self._port, timeout=PATIENCE, context=ssl.create_default_context())
        line = smtplib.SMTP(self._host, self._port, timeout=PATIENCE)
        line.ehlo()
        return line

    def _log_in(self, line: smtplib.SMTP) -> None:
        if self._user:
            line.login(self._user, self._password)

    def _written(self, letter: Letter) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = Address("Ludoteca", addr_spec=self.sender)
        mail["To"] = Address(addr_spec=letter.to)
        mail["Subject"] = letter.subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            mail["List-Unsubscribe"] = f"<{letter.stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(letter.text)
        return mail
