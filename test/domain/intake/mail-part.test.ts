import { expect, test } from "vitest";
import { mailPart } from "~/domain/intake/mail-part";

const mail = (...lines: string[]) => lines.join("\r\n");
const bytesOf = (text: string) => new TextEncoder().encode(text);
const HEAD = ["From: Kontoret <a@fiolby.example>", "Date: Fri, 27 Nov 2026 09:12:44 +0100"];
const PARTED = [...HEAD, "Subject: Program", 'Content-Type: multipart/mixed; boundary="ytre"', "", "--ytre"];
const INNER = ['Content-Type: multipart/alternative; boundary="ytre-1"', "", "--ytre-1"];

test.each([
  [
    "escaped, in the characters of old Windows",
    mail(
      ...HEAD,
      "Subject: =?iso-8859-1?Q?M=F8te_i?= =?iso-8859-1?Q?_kj=F8kkenet?=",
      "Content-Type: text/plain; charset=iso-8859-1",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "L=F8rdag 5. desember kl. 12: B=F8nn p=",
      "=E5 loftet",
    ),
    "text/plain",
    "Subject: Møte i kjøkkenet\n\nLørdag 5. desember kl. 12: Bønn på loftet",
  ],
  [
    "base64 over many lines",
    mail(...HEAD, "Subject: Møte", "Content-Transfer-Encoding: base64", "", "U8O4bmRhZyA2LiBkZXNlbWJl", "cjogTcO4dGU="),
    "text/plain",
    "Subject: Møte\n\nSøndag 6. desember: Møte",
  ],
  [
    "its text within its parts, beside a picture",
    mail(
      ...PARTED,
      ...INNER,
      "Content-Type: text/plain",
      "",
      "Tirsdag 8. desember",
      "--ytre-1",
      "Content-Type: text/html",
      "",
      "<p>Tirsdag 8. desember</p>",
      "--ytre-1--",
      "--ytre",
      "Content-Type: image/png",
      "Content-Transfer-Encoding: base64",
      "",
      "iVBORw0KGgo=",
      "--ytre--",
    ),
    "text/plain",
    "Subject: Program\n\nTirsdag 8. desember",
  ],
  [
    "its page, where that has rows",
    mail(
      ...PARTED,
      ...INNER,
      "Content-Type: text/plain",
      "",
      "Tirsdag",
      "--ytre-1",
      "Content-Type: text/html",
      "",
      "<td>Tirsdag</td>",
      "--ytre-1--",
      "--ytre--",
    ),
    "text/html",
    "<td>Tirsdag</td>",
  ],
  [
    "its calendar",
    mail(...PARTED, "", "Velkommen", "--ytre", "Content-Type: text/calendar", "", "BEGIN:VCALENDAR", "--ytre--"),
    "text/calendar",
    "BEGIN:VCALENDAR",
  ],
])("%s is read", async (_what, written, contentType, text) =>
  expect(await mailPart(bytesOf(written))).toEqual({ text, contentType }),
);

test.each([
  ["a programme", "Tid: kl. 19\nSted: kirken\n\nTirsdag 8. desember"],
  ["a mail as it is pasted", mail(...HEAD, "Subject: Møte", "", "Tirsdag 8. desember kl. 19")],
  [
    "a mail of parts within parts without end",
    Array.from({ length: 900 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`).join(""),
  ],
  ["what only looks like a head", `${"a: b\n".repeat(100_000)}\nContent-Transfer-Encoding: base64`],
])("%s is read as it stands", async (_what, written) => expect(await mailPart(bytesOf(written))).toBeNull());
