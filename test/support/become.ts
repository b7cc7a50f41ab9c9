import type { BrowserContext } from "playwright-core";
import { inject } from "vitest";
import { SESSION_COOKIE } from "~/auth/lucia";
import { type StaffName, tokenOf } from "./journey-staff";

/** Makes the browser somebody else's; null is a visitor who has not signed in. */
export async function become(context: BrowserContext, name: StaffName | null): Promise<void> {
  await context.clearCookies();
  if (name) await context.addCookies([{ name: SESSION_COOKIE, value: tokenOf(name), url: inject("baseUrl") }]);
}
