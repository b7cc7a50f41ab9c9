import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { build } from "vite";
import { seededRandom } from "#test/support/random";
import { eventsInPicture } from "~/domain/intake/picture";
import { isSure } from "~/domain/review/review-row";
import type { UnderstoodEvent } from "~/domain/sources/understood";
import { present } from "~/domain/values";
import type { PictureLine, ReadPicture } from "~/files/picture/read-picture.client";
import { ensureBrowser } from "../../browser.mjs";
import { type Between, photographed, type BenchPoster, posters } from "./posters";
import type { Truth } from "./texts";

const NOW = new Date("2026-09-01T10:00:00Z");
const FEW = 4;
const TYPES: Record<string, string> = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };

interface Tally {
  events: number;
  found: number;
  titled: number;
  wrong: number;
  tickedWrong: number;
  ticked: number;
}

interface Options {
  only: string | undefined;
  few: boolean;
}

/**
 * Reads posters with the built reader in Chromium; prints what was found and what is false, by kind, straight and bad.
 * What `POSTERS_OUT` holds is not recognised again.
 */
export async function benchPosters(root: string, { only, few }: Options): Promise<void> {
  if (!existsSync(join(root, "build/client/reading")))
    throw new Error("Posters are read by what the build holds: run npm run build first.");
  const all = posters().map((poster, index) => ({ ...poster, seed: index + 1 }));
  const wanted = all.filter(({ kind, name }) => !only || only.split(",").some((one) => one === kind || one === name));
  const some = few ? wanted.filter((_, index) => index % FEW === 0) : wanted;
  const out = process.env["POSTERS_OUT"];
  const pictures = some.flatMap((poster) =>
    [false, true].map((isBad) => ({ ...poster, isBad, file: `${poster.name}-${isBad ? "bad" : "straight"}` })),
  );
  const reads = new Map(pictures.flatMap(({ file }) => keptIn(out, file)));
  const times: number[] = [];
  const missing = pictures.filter(({ file }) => !reads.has(file));
  if (missing.length > 0)
    await withReader(root, async (browser, page) => {
      if (!only) await readOddPictures(page);
      for (const { file, isBad, seed, ...poster } of missing) {
        const picture = await pictureOf(browser, poster, isBad ? seededRandom(seed).between : null);
        const began = performance.now();
        const read = await readOn(page, picture);
        times.push(performance.now() - began);
        reads.set(file, read);
        if (!out) continue;
        writeFileSync(join(out, `${file}.jpg`), picture);
        writeFileSync(join(out, `${file}.json`), JSON.stringify(read, null, 1));
      }
    });
  const tallies = new Map<string, Tally>();
  for (const { file, kind, isBad, truths } of pictures) {
    const read = present(reads.get(file), `reading of ${file}`);
    const { tally, complaints } = judge(truths, "lines" in read ? read.lines : []);
    const key = `${kind.padEnd(11)}${isBad ? "bad" : "straight"}`;
    tallies.set(key, added(tallies.get(key), tally));
    if (complaints.length > 0) console.info(`${file}: ${complaints.join("; ")}`);
  }
  print(tallies, times);
}

/** What an earlier run recognised; nothing where it has not come to it. */
function keptIn(folder: string | undefined, file: string): [string, Read][] {
  const path = join(folder ?? "", `${file}.json`);
  return folder && existsSync(path) ? [[file, JSON.parse(readFileSync(path, "utf8")) as Read]] : [];
}

async function withReader(root: string, use: (browser: Browser, page: Page) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "posters-"));
  await buildReader(root, folder);
  const server = await serve(root, folder);
  const browser = await chromium.launch({ executablePath: await ensureBrowser({ isForTests: true }) });
  try {
    await use(browser, await readerPage(browser, server));
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Each has its own answer; the largest is read all the same. */
async function readOddPictures(page: Page): Promise<void> {
  const coloured = (background: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const photograph = readFileSync("demo/pictures/fjord-1600.webp");
  const print = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="6200" height="8266"><rect width="600" height="800" fill="#fff"/><text x="60" y="120" font-size="48">Basar</text><text x="60" y="200" font-size="30">Lørdag 7. november kl. 16.30</text></svg>`,
  );
  const odd: [name: string, picture: Buffer, expected: string, patience?: number][] = [
    ["black", await coloured("#050505", 1200, 1600), "picture_dark"],
    ["a film", Buffer.from("\0\0\0\x18ftypmp42 and more"), "film"],
    ["no picture", Buffer.from("Lørdag 7. november kl. 16.30"), "picture_damaged"],
    ["a photograph", photograph, "picture_without_text"],
    ["51 megapixels", await sharp(print).jpeg().toBuffer(), "Lørdag 7. november kl. 16.30"],
    ["called off", photograph, "called_off", 300],
  ];
  for (const [name, picture, expected, patience] of odd) {
    const read = await readOn(page, picture, patience);
    const answer = "problem" in read ? read.problem : read.lines.map(({ text }) => text).join(" ");
    console.info(`${name}: ${answer.includes(expected) ? expected : `${answer} INSTEAD OF ${expected}`}`);
  }
}

/** As the product's build makes it, alone. */
const buildReader = (root: string, outDir: string) =>
  build({
    configFile: false,
    root,
    logLevel: "warn",
    resolve: { alias: { "~": join(root, "app") }, mainFields: ["browser", "module", "main"] },
    worker: { format: "es" },
    base: "./",
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      rolldownOptions: {
        input: join(root, "app/files/picture/read-picture.client.ts"),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "reader.js" },
      },
    },
  });

/** What reads comes from the build, with the policy that `public/_headers` gives it. */
async function serve(root: string, folder: string): Promise<Server> {
  const [, reading = ""] = readFileSync(join(root, "public/_headers"), "utf8").split("/reading/*");
  const policy = present(/\n {2}Content-Security-Policy: (.*)/.exec(reading)?.[1], "policy of what reads");
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const isReading = pathname.startsWith("/reading/");
    const headers = isReading
      ? { "Content-Security-Policy": policy }
      : { "Content-Security-Policy": "default-src 'self'; img-src 'self' blob:" };
    response.setHeaders(new Map(Object.entries({ ...headers, "Content-Type": TYPES[extname(pathname)] ?? "" })));
    try {
      response.end(
        pathname === "/page.html" ? "" : readFileSync(join(isReading ? join(root, "build/client") : folder, pathname)),
      );
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return server;
}

async function readerPage(browser: Browser, server: Server): Promise<Page> {
  const page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && console.error(message.text()));
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/page.html`);
  await page.evaluate("globalThis.__name = (named) => named"); // What tsx makes of arrow functions asks for it.
  return page;
}

type Reader = typeof import("~/files/picture/read-picture.client");
type Read = Pick<ReadPicture, "lines"> | { problem: string };

/** Called off after so many milliseconds. */
const readOn = (page: Page, picture: Buffer, patience = 120_000): Promise<Read> =>
  page.evaluate(
    async ({ base64, most, reader }) => {
      const { readPicture } = (await import(reader)) as Reader;
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const file = new Blob([bytes], { type: "image/jpeg" });
      const read = await readPicture(file, {
        onProgress: () => undefined,
        mayLoad: async () => true,
        signal: AbortSignal.timeout(most),
      });
      return read.ok ? { lines: read.value.lines } : { problem: read.problem };
    },
    { base64: picture.toString("base64"), most: patience, reader: "/reader.js" },
  );

async function pictureOf(browser: Browser, poster: BenchPoster, between: Between | null): Promise<Buffer> {
  const { html, viewport, scale, quality } = photographed(poster.html, between);
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot({ type: "jpeg", quality });
  await page.close();
  return picture;
}

/** By the rules of the review. */
function judge(truths: readonly Truth[], lines: readonly PictureLine[]) {
  const { events } = eventsInPicture(
    lines.map((line) => ({ ...line, cut: null })),
    NOW,
  );
  const isTrue = (event: UnderstoodEvent) => truths.some(({ day, time }) => event.day === day && event.time === time);
  const found = truths.filter(({ day, time }) => events.some((event) => event.day === day && event.time === time));
  const titled = found.filter(({ day, time, title }) =>
    events.some((event) => event.day === day && event.time === time && isTitled(event.title, title)),
  );
  const wrong = events.filter((event) => !isTrue(event));
  const say = ({ day, time, title }: Truth | UnderstoodEvent) => `${day} ${time} ${title}`;
  const tally: Tally = {
    events: truths.length,
    found: found.length,
    titled: titled.length,
    wrong: wrong.length,
    tickedWrong: wrong.filter(isSure).length,
    ticked: events.filter(isSure).length,
  };
  const complaints = [
    ...truths.filter((truth) => !found.includes(truth)).map((truth) => `not found ${say(truth)}`),
    ...found.filter((truth) => !titled.includes(truth)).map((truth) => `untitled ${say(truth)}`),
    ...wrong.map((event) => `${isSure(event) ? "TICKED FALSE" : "false"} ${say(event)}`),
  ];
  return { tally, complaints };
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const isTitled = (read: string, title: string) => {
  const words = new Set(wordsIn(read));
  return wordsIn(title).every((word) => words.has(word));
};

const added = (before: Tally | undefined, now: Tally): Tally =>
  Object.fromEntries(
    Object.entries(now).map(([name, count]) => [name, count + (before?.[name as keyof Tally] ?? 0)]),
  ) as unknown as Tally;

function print(tallies: ReadonlyMap<string, Tally>, times: readonly number[]) {
  const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`.padStart(6);
  for (const [key, { events, found, titled, wrong, ticked, tickedWrong }] of tallies)
    console.info(
      `${key.padEnd(20)} ${String(events).padStart(3)} events: found ${percent(found, events)}, with title ${percent(titled, events)}, ticked ${percent(ticked, events)}; false ${wrong}, ticked false ${tickedWrong}`,
    );
  if (times.length === 0) return;
  const sorted = [...times].sort((a, b) => a - b);
  const second = (at: number) => ((sorted[Math.floor(at * (sorted.length - 1))] ?? 0) / 1000).toFixed(1);
  console.info(`${times.length} pictures; seconds each: middle ${second(0.5)}, longest ${second(1)}`);
}
