import { join } from "node:path";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { NOW } from "#test/support/clock";
import { DEVICES } from "#test/support/devices";
import { type Ids, type Screen, sessionTokenOf } from "#test/support/screens/screen";
import { addressOf } from "#test/support/screens/screens";
import { SESSION_COOKIE } from "~/auth/lucia";
import { HELP_PICTURE } from "~/domain/help/articles";

export const SHOT_THEMES = ["light", "dark"] as const;
export type Theme = (typeof SHOT_THEMES)[number];

export interface Shot {
  route: string;
  screen: Screen;
  device: keyof typeof DEVICES;
  themes: readonly Theme[];
  /** For the help: a JPEG of the top of the screen. */
  helpFile?: string;
}

const fileOf = ({ name }: Screen, device: Shot["device"], theme: Theme) => `${name}-${device}-${theme}.png`;

export const filesOf = ({ screen, device, themes }: Shot) => themes.map((theme) => fileOf(screen, device, theme));

export interface Studio {
  browser: Browser;
  baseUrl: string;
  ids: Ids;
  feed: string;
}

/** One image a theme, in a browser that knows nothing yet; throws where the page is not the one to be seen. */
export async function photograph(shot: Shot, scene: Studio, into: string): Promise<void> {
  const { route, screen, device, themes, helpFile } = shot;
  const context = await contextOf(shot, scene);
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    const quiet = watchNetwork(page);
    const address = addressOf({ route, screen }, scene.ids);
    const response = await page.goto(address);
    if (response?.status() !== (screen.status ?? 200)) throw new Error(`${address} is ${response?.status()}`);
    if (new URL(page.url()).pathname !== address.split("?")[0]) throw new Error(`${address} leads to ${page.url()}`);
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
    await quiet();
    await screen.prepare?.(page, scene.feed);
    await showAll(page);
    await quiet();
    await freeze(page);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const path = join(into, helpFile ?? fileOf(screen, device, colorScheme));
      await page.screenshot({ path, animations: "disabled", ...(helpFile ? OF_HELP : { fullPage: true }) });
    }
  } finally {
    await context.close();
  }
}

/** Two pixels for each of the page's. */
const OF_HELP = { type: "jpeg", quality: 60, clip: { x: 0, y: 0, ...HELP_PICTURE } } as const;

/** Follows the system's theme; signed in as the one who sees the screen. */
async function contextOf({ screen, device, helpFile }: Shot, { browser, baseUrl }: Studio): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...DEVICES[device],
    deviceScaleFactor: helpFile ? 2 : 1,
    baseURL: baseUrl,
    locale: "nb-NO",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(20_000);
  const cookies = {
    samling_preferences: `system.${screen.locale ?? "nb"}.24h`,
    ...(screen.as && { [SESSION_COOKIE]: sessionTokenOf(screen.as) }),
    ...screen.cookies,
  };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseUrl })));
  return context;
}

/** After so long without a request nothing more is asked for. */
const QUIET_MS = 250;

/** Pages that are waited for in vain are left out. */
function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const isPage = (request: Request) => /\.data(\?|$)/.test(request.url());
  page.on("request", (request) => {
    if (isPage(request)) return;
    open.add(request);
    changedAt = performance.now();
  });
  const close = (request: Request) => {
    open.delete(request);
    changedAt = performance.now();
  };
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  return async () => {
    changedAt = performance.now();
    while (open.size > 0 || performance.now() - changedAt < QUIET_MS) await page.waitForTimeout(25);
  };
}

/** Parts that are loaded when they come near would be missing. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.querySelectorAll<HTMLElement>("article").forEach(({ style }) => (style.contentVisibility = "visible"));
    document.querySelectorAll("img").forEach((image) => (image.loading = "eager"));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
}

/** Replaces the server's name, which is another at every run. */
async function freeze(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const host = /(?:localhost|127\.0\.0\.1):\d+/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const known = text.textContent?.replace(host, "samling.example");
      if (known !== text.textContent) text.textContent = known ?? "";
    }
    document.querySelectorAll("input").forEach((input) => {
      if (host.test(input.value)) input.value = input.value.replace(host, "samling.example");
    });
  });
}
