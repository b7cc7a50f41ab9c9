import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clockCell, dayCell, pdfFile, sheetFile, wordFile } from "#test/support/office-files";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const NOW = "2026-08-01T10:00:00Z";
const SERVICE = {
  "@type": "Event",
  name: "Gudstjeneste",
  startDate: "2026-09-06T11:00",
  location: "Eksempelbygd kirke",
};
const PAGE = `<html><body><h1>Gudstjeneste</h1><script type="application/ld+json">${JSON.stringify(SERVICE)}</script></body></html>`;
const CALENDAR =
  "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Styremøte\r\nDTSTART:20260906T170000Z\r\nDTEND:20260906T190000Z\r\nLOCATION:Salem\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Leir\r\nDTSTART;VALUE=DATE:20260904\r\nDTEND;VALUE=DATE:20260907\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";

const LINE = "Søndag 6. september kl. 11.00 Gudstjeneste";

const folder = mkdtempSync(join(tmpdir(), "samling-intake-"));
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/moved") response.writeHead(302, { Location: "/page" }).end();
    else if (request.url === "/round") response.writeHead(302, { Location: "/round" }).end();
    else if (request.url === "/points")
      response.end('<html><link rel="alternate" type="text/calendar" href="/feed.ics"><p>Hei</p></html>');
    else if (request.url === "/feed.ics") response.end(CALENDAR);
    else if (request.url === "/program.pdf")
      response.writeHead(200, { "Content-Type": "application/pdf" }).end(pdfFile([{ x: 50, y: 700, text: LINE }]));
    else if (request.url === "/program.docx") response.end(wordFile("Høsten 2026", LINE));
    else if (request.url === "/large") response.end("<p>Hei</p>".repeat(400_000));
    else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function intake(source: string, env: Record<string, string> = {}) {
  const command = spawn(process.execPath, ["scripts/intake.mjs", source, "--now", NOW], {
    env: { ...process.env, ...env },
  });
  const read = async (stream: NodeJS.ReadableStream) => {
    let text = "";
    for await (const chunk of stream) text += String(chunk);
    return text;
  };
  const [out, error, status] = await Promise.all([
    read(command.stdout),
    read(command.stderr),
    new Promise<number | null>((resolve) => command.once("close", resolve)),
  ]);
  const lines = out.split("\n").filter(Boolean);
  return { events: lines.map((line) => JSON.parse(line) as Record<string, unknown>), error: error.trim(), status };
}

const ofFile = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return intake(join(folder, name));
};

describe("npm run -s intake", () => {
  test("prints a page's events with exactly the fields that are agreed", async () => {
    const { events, status } = await ofFile("page.html", PAGE);
    expect(status).toBe(0);
    expect(events).toEqual([
      {
        title: "Gudstjeneste",
        start: "2026-09-06T11:00:00+02:00",
        end: null,
        all_day: false,
        place: "Eksempelbygd kirke",
        address: null,
        url: null,
        image: null,
        source: "json-ld",
        sure: true,
        why: [],
        private: false,
      },
    ]);
    expect(Object.keys(events[0]!)).toEqual([
      ..."title start end all_day place address url image source sure why private".split(" "),
    ]);
  });

  test("reads Word, Excel and PDF", async () => {
    const files = [
      ["a.docx", wordFile("Høsten 2026", LINE), "text"],
      ["a.pdf", pdfFile([{ x: 50, y: 700, text: LINE }]), "text"],
      [
        "a.xlsx",
        sheetFile({
          Ark1: [
            ["Dato", "Kl", "Hva"],
            [dayCell("2026-09-06"), clockCell("11:00"), "Gudstjeneste"],
          ],
        }),
        "table",
      ],
    ] as const;
    for (const [name, content, source] of files)
      expect((await ofFile(name, content)).events).toMatchObject([
        { title: "Gudstjeneste", start: "2026-09-06T11:00:00+02:00", source, sure: true },
      ]);
  });

  test("says in Norwegian that it cannot read a file", async () => {
    const { events, error, status } = await ofFile("a.pdf", pdfFile([]));
    expect([events, status]).toEqual([[], 1]);
    expect(error.split("\n").at(-1)).toBe(
      "Det er ingen tekst i denne PDF-en, bare bilder. Skriv inn eller lim inn teksten.",
    );
  });

  test.each([
    ["a file that is not there", "finnes-ikke.txt", "finner ikke filen"],
    ["a folder", "test", "test er en mappe. Skriv navnet på en fil i den."],
    ["a page of a service that shows no calendar", "https://outlook.live.com/calendar/0/view/month", "Outlook"],
  ])("says of %s that it cannot be read", async (_, source, sentence) => {
    const { events, error, status } = await intake(source);
    expect([events, status, error]).toEqual([[], 1, expect.stringContaining(sentence) as string]);
  });

  test("fetches an address by the rules of feeds: loopback only where the setting allows it", async () => {
    expect(await intake(`${origin}/page`)).toMatchObject({
      status: 1,
      error: expect.stringContaining("åpne nettet") as string,
    });
    const allowed = { FEED_ALLOWED_PRIVATE_HOSTS: new URL(origin).host };
    expect((await intake(`${origin}/moved`, allowed)).events).toHaveLength(1);
    expect((await intake(`${origin}/points`, allowed)).events.map(({ source }) => source)).toEqual(["ics", "ics"]);
    for (const file of ["program.pdf", "program.docx"])
      expect((await intake(`${origin}/${file}`, allowed)).events).toMatchObject([
        { title: "Gudstjeneste", start: "2026-09-06T11:00:00+02:00", source: "text", sure: true },
      ]);
    expect(await intake(`${origin}/round`, allowed)).toMatchObject({
      status: 1,
      error: expect.stringContaining("for mange ganger") as string,
    });
    expect(await intake(`${origin}/large`, allowed)).toMatchObject({
      status: 1,
      error: expect.stringContaining("for stort") as string,
    });
  });
});
