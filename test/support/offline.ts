import type { Page } from "playwright-core";
import { expect } from "vitest";
import { open } from "./journey";

/** Returns the addresses of all that lies on the device, by what it lies there as. */
export const keptOn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return kept;
  });

export const keptPages = async (page: Page): Promise<string[]> => (await keptOn(page))["samling-pages"] ?? [];

/** Opens a page and waits until the device has what it keeps for days without a network, `paths` among it. */
export async function openAndKeep(page: Page, path: string, paths: string[] = []): Promise<void> {
  await open(page, path);
  await expect
    .poll(() => keptPages(page), { timeout: 45_000 })
    .toEqual(expect.arrayContaining(["/", "/offline", ...paths]));
}

export const band = (page: Page) => page.locator("[data-offline-band]");

/** Complaints of a browser that has no network. */
export const WITHOUT_NETWORK = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)/];
