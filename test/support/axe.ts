import type { AxeResults, RunOptions } from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { open } from "./journey";

/** Minified: each page compiles it anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type WithAxe = Window & { axe?: { run(options: RunOptions): Promise<AxeResults> } };

/** Style sheets are not fetched anew: only rules that are off want them. What passes is not described. */
const OPTIONS: RunOptions = { preload: false, resultTypes: ["violations"] };

/** Runs in the page: ends what is fading, and what begins to fade because of that. */
function settle(): void {
  const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (let left = fading(), turn = 0; left.length > 0 && turn < 10; left = fading(), turn++)
    for (const each of left) each.finish();
}

/** Returns axe's findings on the current page, one readable line each, once nothing is loading and no colour fades. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.locator("[role=progressbar].fixed").waitFor({ state: "detached" });
  await page.evaluate(settle);
  const isThere = await page.evaluate(() => Boolean((window as WithAxe).axe));
  if (!isThere) await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => (window as WithAxe).axe!.run(options), OPTIONS);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(" ")} — ${node.html.slice(0, 160)}`),
  );
}

/**
 * Returns axe's findings on a screen in the light theme in Norwegian and in the dark theme in English, after `prepare`.
 */
export async function axeFindingsOfScreen(
  page: Page,
  path: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<string[]> {
  const findings: string[] = [];
  for (const [theme, locale] of [
    ["light", "nb"],
    ["dark", "en"],
  ] as const) {
    await preferring(page, { theme, locale });
    await open(page, path);
    await prepare?.(page);
    findings.push(...(await axeFindings(page)).map((finding) => `[${path} ${theme} ${locale}] ${finding}`));
  }
  return findings;
}

/** Sets the device's preferences before the next page loads. */
export async function preferring(page: Page, { theme = "system", locale = "nb", timeFormat = "24h" }): Promise<void> {
  const value = [theme, locale, timeFormat].join(".");
  await page.context().addCookies([{ name: "samling_preferences", value, url: inject("baseUrl") }]);
}
