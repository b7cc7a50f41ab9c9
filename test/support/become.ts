import type { BrowserContext } from "playwright-core";
import { inject } from "vitest";
import { SESSION_COOKIE } from "~/auth/lucia";
import { type StaffName, tokenOf } from "./journey-staff";

/**
 * Makes the browser somebody else's; null is a visitor who has not signed in. Open pages are left first: what they
 * still have under way would be answered to the wrong person.
 */
export async function become(context: BrowserContext, name: StaffName | null): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto("about:blank")));
  await context.clearCookies();
  if (name) await context.addCookies([{ name: SESSION_COOKIE, value: tokenOf(name), url: inject("baseUrl") }]);
}
