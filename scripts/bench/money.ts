// What a month costs at Cloudflare: rows, bytes and processor time of each page, measured, by the published prices.
import { readFileSync } from "node:fs";
import { serveProduct } from "#test/support/product-server";
import { aDayOf, listedEvents, fillForLoad } from "./load";
import { processorMs } from "./processor";

/** Workers Paid, as read on this day at developers.cloudflare.com (…/platform/pricing of Workers, D1, R2, Queues, Images, Email Service). */
const READ_ON = "2026-11-29";
const PLAN = 5;
/** A month's: in the plan, and dollars for each further `of`. */
const PRICES = {
  requests: { included: 10e6, of: 1e6, price: 0.3 },
  "processor ms": { included: 30e6, of: 1e6, price: 0.02 },
  "rows read": { included: 25e9, of: 1e6, price: 0.001 },
  "rows written": { included: 50e6, of: 1e6, price: 1 },
  "database GB": { included: 5, of: 1, price: 0.75 },
  "pictures GB": { included: 10, of: 1, price: 0.015 },
  "pictures written": { included: 1e6, of: 1e6, price: 4.5 },
  "pictures read": { included: 10e6, of: 1e6, price: 0.36 },
  "pictures encoded": { included: 5000, of: 1000, price: 0.5 },
  "queue operations": { included: 1e6, of: 1e6, price: 0.4 },
  "lines of the log": { included: 20e6, of: 1e6, price: 0.6 },
  mails: { included: 3000, of: 1000, price: 0.35 },
};
type Line = keyof typeof PRICES;
type Month = Record<Line, number>;

/** What can't be measured here: assumed, and printed. */
const SITES = {
  "100,000 views": { views: 100_000, events: 20_000, imported: 4_000, calendars: 300, mails: 3_000, uploads: 300 },
  "10 million views": {
    views: 10e6,
    events: 300_000,
    imported: 60_000,
    calendars: 3_000,
    mails: 200_000,
    uploads: 5_000,
  },
};
type Site = (typeof SITES)[keyof typeof SITES];
/** Pictures and tiles of a view that the browser does not have; of their lines in the log one in twenty is written. */
const PICTURES_A_VIEW = 3;
const LOGGED_ONE_IN = 20;
const READS_A_DAY = 24;
/** `npm run bench -- calendars`. */
const ROWS_AN_IMPORTED_EVENT = 14;
/** Where no other view of the same ten seconds is gathered with it. */
const ROWS_A_COUNTED_VIEW = 2;
/** A message is written, read and deleted. */
const OPERATIONS = 3;
const SIZES_OF_A_PICTURE = 3;
const PICTURE_GB = 0.0004;
const EVENT_GB = 2e-6;

const EVENTS = 200_000;
const WARM = 300;
const ASKED = 1000;
const MINUTES = 43_200;
const QUARTERS = MINUTES / 15;

interface Measured {
  rowsRead: number;
  rowsWritten: number;
  cpu: number;
  bytes: number;
}

export async function benchMoney(root: string, { events = EVENTS }: { events?: number | undefined }): Promise<void> {
  const product = await serveProduct((state) => fillForLoad(root, state, events));
  try {
    const next = aDayOf(await listedEvents(product));
    const ask = async (times: number, pathOf: () => string) => {
      const [cpu, from] = [processorMs(), linesOf(product.log).length];
      let bytes = 0;
      for (let nth = 0; nth < times; nth++) {
        // Each as if nothing were kept at the edge.
        const path = pathOf();
        const answer = await fetch(`${product.baseUrl}${path}${path.includes("?") ? "&" : "?"}m=${from}-${nth}`);
        if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}.`);
        bytes += (await answer.arrayBuffer()).byteLength;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
      const lines = linesOf(product.log).slice(from);
      const sum = (key: "rows_read" | "rows_written") => lines.reduce((all, line) => all + (line[key] ?? 0), 0) / times;
      return {
        rowsRead: sum("rows_read"),
        rowsWritten: sum("rows_written"),
        cpu: (processorMs() - cpu) / times,
        bytes: bytes / times,
      };
    };
    await ask(WARM, next);
    const page = await ask(ASKED, next);
    const picture = await ask(WARM, () => "/images/events/none/480.webp");
    const cron = async (pattern: string) => {
      const path = () => `/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(pattern)}`;
      await ask(2, path); // The first has a day's work before it.
      const measured = await ask(5, path);
      const took = linesOf(product.log)
        .filter(({ event }) => event === "cron")
        .slice(-5);
      // Cards are drawn meanwhile: its own milliseconds, waiting included, are nearer than the processor's.
      return { ...measured, cpu: took.reduce((sum, { ms }) => sum + ms, 0) / took.length };
    };
    const [minute, quarter] = [await cron("* * * * *"), await cron("*/15 * * * *")];
    for (const [name, one] of Object.entries({ page, picture, minute, quarter })) print(name, one);
    for (const [name, site] of Object.entries(SITES))
      printMonth(name, site, monthOf(site, { page, picture, minute, quarter }));
  } finally {
    await product.stop();
  }
}

function monthOf(
  site: Site,
  { page, picture, minute, quarter }: Record<"page" | "picture" | "minute" | "quarter", Measured>,
): Month {
  const pictures = site.views * PICTURES_A_VIEW;
  const runs = site.calendars * READS_A_DAY * 30;
  const jobs = runs + site.mails + site.imported;
  const crons = (of: "cpu" | "rowsRead" | "rowsWritten") => MINUTES * minute[of] + QUARTERS * quarter[of];
  return {
    requests: site.views + pictures + jobs / 10 + MINUTES + QUARTERS,
    "processor ms": site.views * page.cpu + pictures * picture.cpu + jobs * page.cpu + crons("cpu"),
    "rows read": site.views * page.rowsRead + jobs * page.rowsRead + crons("rowsRead"),
    "rows written":
      site.views * (page.rowsWritten + ROWS_A_COUNTED_VIEW) +
      site.imported * ROWS_AN_IMPORTED_EVENT +
      jobs * 2 +
      crons("rowsWritten"),
    "database GB": site.events * EVENT_GB,
    "pictures GB": 2 * site.events * 0.2 * PICTURE_GB,
    "pictures written": 2 * site.uploads * SIZES_OF_A_PICTURE,
    "pictures read": pictures,
    "pictures encoded": site.uploads * SIZES_OF_A_PICTURE,
    "queue operations": jobs * OPERATIONS,
    "lines of the log": site.views + pictures / LOGGED_ONE_IN + jobs + MINUTES + QUARTERS,
    mails: site.mails,
  };
}

const round = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en"));

const print = (name: string, { rowsRead, rowsWritten, cpu, bytes }: Measured) =>
  console.info(
    `${name.padEnd(20)}${round(rowsRead)} rows read, ${round(rowsWritten)} written, ${cpu.toFixed(1)} ms of processor, ${round(bytes / 1000)} kB`,
  );

function printMonth(name: string, site: Site, month: Month): void {
  const lines = Object.entries(month).map(([line, used]) => {
    const { included, of, price } = PRICES[line as Line];
    return { line, used, included, cost: (Math.max(0, used - included) / of) * price };
  });
  const total = PLAN + lines.reduce((sum, { cost }) => sum + cost, 0);
  const [largest, next] = lines.toSorted((a, b) => b.cost - a.cost || b.used / b.included - a.used / a.included);
  console.info(`\n| a month of ${name} | used | in the plan | dollars |\n|---|---|---|---|`);
  for (const { line, used, included, cost } of lines)
    console.info(`| ${line} | ${round(used)} | ${included.toLocaleString("en")} | ${cost.toFixed(2)} |`);
  console.info(`| **all, with the plan's ${PLAN}** | | | **${total.toFixed(2)}** |\n`);
  console.info(
    `Prices of ${READ_ON}. The largest line: ${largest?.line}, then ${next?.line}. Assumed: ${Object.entries(site)
      .map(([of, count]) => `${count.toLocaleString("en")} ${of}`)
      .join(
        ", ",
      )}; ${PICTURES_A_VIEW} pictures a view, calendars read ${READS_A_DAY} times a day, nothing kept at the edge.`,
  );
}

interface LogLine {
  event: string;
  ms: number;
  rows_read?: number;
  rows_written?: number;
}

const linesOf = (log: string): LogLine[] =>
  readFileSync(log, "utf8")
    .split("\n")
    .filter((line) => /^\{.*"event":"(?:request|cron)"/.test(line))
    .map((line) => JSON.parse(line) as LogLine);
