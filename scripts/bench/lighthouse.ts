import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fillWithDemo } from "#test/support/demo-rows";
import { serveProduct } from "#test/support/product-server";
import { present } from "~/domain/values";
import { ensureBrowser } from "../browser.mjs";

/** Downloaded when it runs: larger than all other dependencies together. */
const LIGHTHOUSE = "lighthouse@12.8.2";
/** On a shared machine single runs differ by ten points; the median of five does not. */
const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  "first-contentful-paint": "FCP",
  "largest-contentful-paint": "LCP",
  "total-blocking-time": "TBT",
  "cumulative-layout-shift": "CLS",
} as const;

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<
    string,
    { scoreDisplayMode: string; score: number | null; displayValue?: string; details?: { items?: unknown[] } }
  >;
}

/**
 * For a phone: median per page, and spread. BASE_URL names a running product; otherwise one is started on demo data.
 */
export async function benchLighthouse(): Promise<void> {
  const running = process.env["BASE_URL"];
  const browser = await ensureBrowser();
  const product = running ? { baseUrl: running, stop: () => Promise.resolve("") } : await serveProduct(fillWithDemo);
  try {
    for (const path of await pagesToVisit(product.baseUrl)) {
      await fetch(product.baseUrl + path); // Fills the cache first, because few visitors find it empty.
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run++) reports.push(await reportOn(product.baseUrl + path, browser));
      console.info(marksOf(path, reports));
    }
  } finally {
    await product.stop();
  }
}

/** The front page, one of the next events, its organizer, and a search. */
async function pagesToVisit(baseUrl: string): Promise<string[]> {
  const answer = await fetch(`${baseUrl}/api/events?limit=3`);
  const { events } = await answer.json<{ events: { id: string; organizer: { id: string } }[] }>();
  const { id, organizer } = present(events.at(-1), "event to visit");
  return ["/", `/event/${id}`, `/organizer/${organizer.id}`, "/?q=konsert+i+Bergen"];
}

/** Lighthouse sometimes misses the start of its recording (NO_NAVSTART) and must run again. */
async function reportOn(url: string, browser: string, attempts = 3): Promise<Report> {
  const options = [
    "--quiet",
    "--output=json",
    `--only-categories=${CATEGORIES.join()}`,
    "--chrome-flags=--headless=new --no-sandbox",
  ];
  const surroundings = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64_000_000 };
  try {
    const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options], surroundings);
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (attempts > 1) return reportOn(url, browser, attempts - 1);
    throw error;
  }
}

function marksOf(path: string, reports: Report[]): string {
  const inOrder = reports.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score);
  const { categories, audits }: Report = present(inOrder[Math.floor(inOrder.length / 2)], `report of ${path}`);
  const spread = `(performance of ${reports.length} runs: ${inOrder.map((report) => Math.round(report.categories.performance.score * 100)).join(" ")})`;
  const marks = CATEGORIES.map((name) => `${name} ${Math.round(categories[name].score * 100)}`);
  const times = Object.entries(TIMES).map(([audit, name]) => `${name} ${audits[audit]?.displayValue}`);
  const failures = Object.entries(audits).filter(
    ([, { scoreDisplayMode, score }]) => scoreDisplayMode === "binary" && score === 0,
  );
  const reasons = failures.map(([name, { details }]) => `\n  ${name} ${JSON.stringify(details?.items ?? [])}`);
  return `${path.padEnd(30)}${[...marks, ...times, spread].join("  ")}${reasons.join("")}`;
}
