import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { SESSION_COOKIE } from "~/auth/lucia";
import { LOCALES, type Locale } from "~/domain/site/locales";
import { axeFindings } from "../axe";
import { DEVICES } from "../devices";
import { complaintsOf, open, visitorOn } from "../journey";
import { networkOf } from "../people";
import { letterSize, setLetters, spillOf, unfoldAll } from "../spill";
import { JOURNEY_IDS, inJourneys, sessionTokenOf } from "./screen";
import { type ScreenOfRoute, addressOf } from "./screens";

/** What may move before a page stands still. */
const MOST = 0.02;

/** Adds up what moves on each page of the context that nobody touched. */
const watchShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const all = globalThis as typeof globalThis & { shifted: number };
    all.shifted = 0;
    new PerformanceObserver((list) => {
      // Also those that the browser puts down to input: another width of the window counts as that.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) all.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns how much too much a page moved so far, in words. */
async function shiftsOf(page: Page): Promise<string[]> {
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
  return shifted > MOST ? [`moved by ${shifted.toFixed(3)}`] : [];
}

export type Device = keyof typeof DEVICES;

/** How a screen is looked at. */
export interface Look {
  device: Device;
  theme: "light" | "dark" | "system";
  locale: Locale;
  /** The same page is read again, as wide as a desktop and in the dark theme. */
  widens?: true;
  /** The product's own size of letters. */
  print?: "largest";
}

const IS_DEEP = process.env["SAMLING_DEEP"] === "1";

/**
 * Returns how a screen is looked at: opened once and read twice, in a language that changes from screen to screen; in a
 * deep run in every combination.
 */
export function looksOf(place: number): Look[] {
  if (!IS_DEEP) return [{ device: "phone", theme: "system", locale: LOCALES[place % LOCALES.length]!, widens: true }];
  const each = (Object.keys(DEVICES) as Device[]).flatMap((device) =>
    (["light", "dark"] as const).flatMap((theme) => LOCALES.map((locale): Look => ({ device, theme, locale }))),
  );
  return [...each, ...LOCALES.map((locale): Look => ({ device: "phone", theme: "light", locale, print: "largest" }))];
}

/** Widths and letters in pixels at which a phone's page is measured: the hardest for it, in a deep run all. */
const SIZES: [width: number, letters: number][] = IS_DEEP
  ? [320, 390, 640].flatMap((width) => [16, 32].map((letters): [number, number] => [width, letters]))
  : [[320, 32]];

/** A browser that stays open from screen to screen, and so loads and compiles each script once. */
export class Viewer {
  private constructor(
    private readonly device: Device,
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly letters: CDPSession,
    private readonly complaints: string[],
  ) {}

  static async on(device: Device, browser: Browser): Promise<Viewer> {
    const context = await browser.newContext(visitorOn(device));
    await watchShifts(context);
    const page = await context.newPage();
    return new Viewer(device, context, page, await context.newCDPSession(page), complaintsOf(page));
  }

  close = () => this.context.close();

  /** Returns what axe finds on a screen, whether it moved by itself, and by how much a phone's spills over it sideways. */
  async findingsOn(shown: ScreenOfRoute, look: Look): Promise<string[]> {
    const { screen } = shown;
    const path = addressOf(shown, JOURNEY_IDS);
    await this.prepareFor(shown, look);
    const answered = this.page.waitForResponse((response) => response.request().isNavigationRequest());
    const [answer] = await Promise.all([answered, open(this.page, path)]);
    expect(answer.status(), `the status of ${path}`).toBe(screen.status ?? 200);
    expect(new URL(this.page.url()).pathname, "where it leads").toBe(path.split("?")[0]);
    const moved = screen.prepare ? await shiftsOf(this.page) : [];
    await screen.prepare?.(this.page, "");
    const found = await axeFindings(this.page);
    found.push(...(screen.prepare ? moved : await shiftsOf(this.page)));
    if (look.widens) found.push(...(await this.wideAndDark()));
    if (look.device === "phone") found.push(...(await this.spills(look)));
    const isRefused = screen.prepare !== undefined || (screen.status ?? 200) >= 400;
    const expected = [...(screen.complaints ?? []), ...(isRefused ? REFUSALS : [])];
    const complaints = this.complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
    await this.page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    return [...found, ...complaints].map((text) => `[${path} ${Object.values(look).join(" ")}] ${text}`);
  }

  /** Leaves the page, and makes the browser that of the one who sees the next. */
  private async prepareFor({ screen }: ScreenOfRoute, { theme, locale, print }: Look): Promise<void> {
    await this.page.goto("about:blank");
    this.complaints.length = 0;
    const person = screen.as ? inJourneys(screen.as) : null;
    const cookies = {
      samling_preferences: `${theme}.${locale}.24h`,
      ...(print && { samling_look: `${print}.usual` }),
      ...(person && { [SESSION_COOKIE]: sessionTokenOf(person) }),
      ...screen.cookies,
    };
    await this.context.clearCookies();
    await this.context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: inject("baseUrl") })),
    );
    await this.context.setExtraHTTPHeaders(networkOf(person));
  }

  private async wideAndDark(): Promise<string[]> {
    await this.page.setViewportSize(DEVICES.desktop.viewport);
    await this.page.emulateMedia({ colorScheme: "dark" });
    const found = await axeFindings(this.page);
    await this.page.emulateMedia({ colorScheme: "light" });
    await this.page.setViewportSize(DEVICES[this.device].viewport);
    return found.map((finding) => `wide and dark: ${finding}`);
  }

  private async spills({ print }: Look): Promise<string[]> {
    await unfoldAll(this.page);
    const found: string[] = [];
    for (const [width, letters] of SIZES) {
      await this.page.setViewportSize({ width, height: 640 });
      await setLetters(this.letters, letters);
      expect(await letterSize(this.page)).toBe(letters * (print ? 1.5 : 1));
      const spill = await spillOf(this.page);
      if (spill !== 0) found.push(`spills ${spill} px over ${width} px with letters of ${letters} px`);
    }
    await setLetters(this.letters, 16);
    await this.page.setViewportSize(DEVICES[this.device].viewport);
    return found;
  }
}

/** Answers that come with a form's problems, and to those who may not. */
const REFUSALS = [/^answer 4\d\d/, /^console error: Failed to load resource: .* 4\d\d/];
