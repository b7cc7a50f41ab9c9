import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { DEVICES } from "./devices";

interface Fixtures {
  device: keyof typeof DEVICES;
  javaScriptEnabled: boolean;
  /** The language that the browser asks for. */
  language: string;
  /** Whether the page's service worker runs. Requests that it answers can't be intercepted by page.route(). */
  serviceWorkers: "allow" | "block";
  browser: Browser;
  context: BrowserContext;
  /** Complaints of the page that this journey provokes on purpose. */
  expected: RegExp[];
  page: Page;
}

/**
 * A test with a `page` of its own on the front page. It fails on any complaint of the page: errors and warnings in the
 * console, failed requests, policy violations, and any request to another host. The visitor is Norwegian but in New
 * York, so that nothing depends on the browser's time zone.
 */
export const journey = test.extend<Fixtures>({
  device: "phone",
  javaScriptEnabled: true,
  language: "nb-NO",
  serviceWorkers: "block",
  expected: [],
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: inject("browserPath"), args: ["--no-sandbox"] });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, device, javaScriptEnabled, language, serviceWorkers }, use) => {
    const context = await browser.newContext(visitorOn(device, { javaScriptEnabled, serviceWorkers, language }));
    await use(context);
    await context.close();
  },
  page: async ({ context, expected, javaScriptEnabled, task }, use) => {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await use(page);
    if (task.result?.state === "fail") console.error(await stateOf(page), complaints);
    // Without scripts nobody can catch what the browser says when it skips a transition of its own.
    const known = [...expected, ...(javaScriptEnabled ? [] : [/^uncaught: Transition /])];
    const unexpected = complaints.filter((complaint) => !known.some((pattern) => pattern.test(complaint)));
    expect(unexpected, "complaints of the page").toEqual([]);
  },
});

/** A visitor's browser, who is in New York. */
export const visitorOn = (
  device: keyof typeof DEVICES,
  {
    javaScriptEnabled = true,
    serviceWorkers = "block",
    language = "nb-NO",
  }: Partial<Pick<Fixtures, "javaScriptEnabled" | "serviceWorkers" | "language">> = {},
) => ({
  ...DEVICES[device],
  javaScriptEnabled,
  serviceWorkers,
  baseURL: inject("baseUrl"),
  locale: language,
  timezoneId: "America/New_York",
});

/** Opens an address and waits until the page, and each part of it that is loaded apart, has come alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isAlive);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Runs in the page: React has taken over the body and what each mark of a part ("$") leads. Scripts stay their own. */
function isAlive(): boolean {
  const isTaken = (element: Node) => Object.keys(element).some((key) => key.startsWith("__reactFiber"));
  const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
  for (let mark = comments.nextNode(); mark; mark = comments.nextNode()) {
    if (!mark.nodeValue?.startsWith("$")) continue;
    const first = mark.nextSibling;
    if (first instanceof HTMLElement && first.localName !== "script" && !isTaken(first)) return false;
  }
  return isTaken(document.body);
}

/** Returns where a page is and what it says, for the report of a journey that failed. */
async function stateOf(page: Page): Promise<string> {
  const text = await page.locator("body").innerText({ timeout: 1000 }).catch(String);
  return `${page.url()}\n${text.replace(/\s+/g, " ").slice(0, 2000)}`;
}

/** Returns what a page complains of from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const home = new URL(inject("baseUrl")).origin;
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isNoComplaint(message.text())) {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol.startsWith("http")) complaints.push(`request to somebody else: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // A request of a page that was left is aborted, not failed.
    if (reason !== "net::ERR_ABORTED") complaints.push(`failed request (${reason}): ${request.url()}`);
  });
  return complaints;
}

/**
 * Remarks of the router: where a link is touched before its route is known on the page (a press asks for the route anew),
 * and where it could not ask (its failed request is a complaint of its own). And the browser's, where a journey goes
 * without the service worker.
 */
const isNoComplaint = (remark: string): boolean =>
  [
    /^Tried to prefetch \S+ but no routes matched\.$/,
    /^Failed to fetch manifest patches/,
    /^Service Worker registration blocked by Playwright$/,
  ].some((pattern) => pattern.test(remark));
