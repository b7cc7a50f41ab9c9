import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { clockCell, dayCell, pdfFile, sheetFile, wordFile } from "#test/support/office-files";

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
let server: LocalServer;
let origin: string;

beforeAll(async () => {
  server = await startLocalServer(({ pathname }, response) => {
    if (pathname === "/moved") response.writeHead(302, { Location: "/page" }).end();
    else if (pathname === "/round") response.writeHead(302, { Location: "/round" }).end();
    else if (pathname === "/points")
      response.end('<html><link rel="alternate" type="text/calendar" href="/feed.ics"><p>Hei</p></html>');
    else if (pathname === "/feed.ics") response.end(CALENDAR);
    else if (pathname === "/program.pdf")
      response.writeHead(200, { "Content-Type": "application/pdf" }).end(pdfFile([{ x: 50, y: 700, text: LINE }]));
    else if (pathname === "/program.docx") response.end(wordFile("Høsten 2026", LINE));
    else if (pathname === "/large") response.end("<p>Hei</p>".repeat(400_000));
    else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(PAGE);
  });
  origin = server.origin;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function intake(sources: string[], env: Record<string, string> = {}) {
  const command = spawn(process.execPath, ["scripts/intake.mjs", ...sources, "--now", NOW], {
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

/** Writes a file, and returns its path. */
const fileOf = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe("npm run -s intake", () => {
  test("prints a page's events with exactly the fields that are agreed", async () => {
    const { events, status } = await intake([fileOf("page.html", PAGE)]);
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

  test("reads a list: Word, Excel, PDF and addresses, says of each event from where, and of the rest why not", async () => {
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
    const readable = files.map(([name, content, source]) => ({ from: fileOf(name, content), source, sure: true }));
    const onTheNet = (path: string) => `${origin}/${path}`;
    const unreadable = {
      [fileOf("pictures.pdf", pdfFile([]))]:
        "Det er ingen tekst i denne PDF-en, bare bilder, og de får vi ikke lest. Skriv inn eller lim inn teksten.",
      "finnes-ikke.txt": "Vi finner ikke filen finnes-ikke.txt. Se etter at navnet stemmer.",
      test: "test er en mappe. Skriv navnet på en fil i den.",
      "https://outlook.live.com/calendar/0/view/month": "Outlook",
      [onTheNet("round")]: "for mange ganger",
      [onTheNet("large")]: "for stort",
    };
    const pages = ["moved", "points", "program.pdf", "program.docx"].map(onTheNet);
    const { events, error, status } = await intake(
      [...readable.map(({ from }) => from), ...Object.keys(unreadable), ...pages],
      { FEED_ALLOWED_PRIVATE_HOSTS: new URL(origin).host },
    );
    expect(status).toBe(1);
    const service = { title: "Gudstjeneste", start: "2026-09-06T11:00:00+02:00", sure: true };
    expect(events).toMatchObject([
      ...readable.map((event) => ({ ...service, ...event })),
      { from: onTheNet("moved"), ...service, source: "json-ld" },
      { from: onTheNet("points"), source: "ics" },
      { from: onTheNet("points"), source: "ics" },
      { from: onTheNet("program.pdf"), ...service, source: "text" },
      { from: onTheNet("program.docx"), ...service, source: "text" },
    ]);
    for (const [source, sentence] of Object.entries(unreadable))
      expect(error.split("\n").find((line) => line.startsWith(`${source}: `))).toContain(sentence);
  });

  test("fetches an address by the rules of feeds: loopback only where the setting allows it", async () => {
    expect(await intake([`${origin}/page`])).toMatchObject({
      events: [],
      status: 1,
      error: expect.stringContaining("åpne nettet") as string,
    });
  });
});
