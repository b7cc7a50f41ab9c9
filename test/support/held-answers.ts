import type { Page } from "playwright-core";

/** Requests of a page whose answers wait until the journey has seen what it shows meanwhile. */
interface HeldAnswers {
  asked(): number;
  letGo(): void;
}

/** Holds back what a page asks an address for by a method, until it is let go. */
export async function holdBack(page: Page, url: string | RegExp, method: "GET" | "POST"): Promise<HeldAnswers> {
  let letGo!: () => void;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let asked = 0;
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked++;
    await released;
    // Nobody waits any more for the first of two, where the browser has given it up.
    await route.continue().catch(() => undefined);
  });
  return { asked: () => asked, letGo };
}
