// Pictures of every screen into shots/, by phone and desktop, by day and night: npm run shots. BASE_URL names a product
// that is already running; otherwise one is started on demo data whose clock stands still.
import { rmSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { DEVICES } from "#test/support/devices";
import { fillWithDemo } from "#test/support/demo-rows";
import { serveProduct } from "#test/support/product-server";
import { ensureBrowser } from "./browser.mjs";

interface Screen {
  name: string;
  /** An address, or a link on the front page that leads to the screen. */
  at: string | { link: string };
  locale?: "en";
  /** Brings the screen into the state to be seen. */
  prepare?(page: Page): Promise<void>;
}

const SCREENS: Screen[] = [
  { name: "home", at: "/" },
  { name: "home-en", at: "/", locale: "en" },
  { name: "home-near", at: "/?near=Bergen&radius_km=50" },
  { name: "home-nothing", at: "/?q=finnesikke" },
  { name: "event", at: { link: 'a[href^="/event/"]' } },
  { name: "organizer", at: { link: 'a[href^="/organizer/"]' } },
  { name: "organizations", at: "/organizations" },
  { name: "favorites", at: "/favorites" },
  { name: "settings", at: "/settings" },
  { name: "not-found", at: "/finnes-ikke" },
];
const THEMES = ["light", "dark"] as const;

const running = process.env["BASE_URL"];
const executablePath = await ensureBrowser();
const product = running ? { baseUrl: running, stop: () => Promise.resolve("") } : await serveProduct(fillWithDemo);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
rmSync("shots", { recursive: true, force: true });
try {
  for (const device of Object.keys(DEVICES) as (keyof typeof DEVICES)[]) {
    for (const theme of THEMES) await photograph(browser, device, theme);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function photograph(
  browser: Browser,
  device: keyof typeof DEVICES,
  theme: (typeof THEMES)[number],
): Promise<void> {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL: product.baseUrl,
    colorScheme: theme,
    locale: "nb-NO",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  for (const { name, at, locale = "nb", prepare } of SCREENS) {
    await context.addCookies([{ name: "samling_preferences", value: `${theme}.${locale}.24h`, url: product.baseUrl }]);
    const path = typeof at === "string" ? at : await addressBehind(page, at.link);
    if (path === null) continue;
    await page.goto(path, { waitUntil: "networkidle" });
    await prepare?.(page);
    await page.evaluate(() => document.fonts.ready);
    // A photograph of the whole page nears nothing, so that what waits to be neared is laid out now.
    await page.evaluate(() =>
      document.querySelectorAll<HTMLElement>("article").forEach(({ style }) => (style.contentVisibility = "visible")),
    );
    await page.screenshot({ path: `shots/${name}-${device}-${theme}.png`, fullPage: true });
  }
  await context.close();
  console.log(`${device}, ${theme}: ${SCREENS.length} screens`);
}

async function addressBehind(page: Page, link: string): Promise<string | null> {
  await page.goto("/");
  return page
    .locator(link)
    .first()
    .getAttribute("href", { timeout: 2_000 })
    .catch(() => null);
}
