import type { Page } from "playwright-core";
import type { Locale } from "~/domain/site/locales";
import type { Person } from "./people-rows";
import type { Ids } from "./rows";

/** A page's state that is photographed. */
export interface Screen {
  name: string;
  /** Returns its address; without parameters it is the route's own. */
  at?: (ids: Ids) => string;
  as?: Person;
  locale?: Locale;
  /** The status, if not 200. */
  status?: number;
  /** More cookies, by name. */
  cookies?: Record<string, string>;
  /** Brings the page into the state; `feed` is the address of a calendar. */
  prepare?(page: Page, feed: string): Promise<unknown>;
}

/** Screens by route, in the notation of app/routes.ts. */
export type Screens = Record<string, Screen[]>;

/** Presses a control of the page by its name. */
export const press = (name: RegExp) => (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name })
    .or(page.getByRole("main").getByRole("link", { name }))
    .locator("visible=true")
    .first()
    .click();

/** Opens the page's first disclosure that is no question mark. */
export const unfold = (page: Page) => page.locator("main summary:not([data-help])").first().click();

/** Sends the page's form unchanged, and waits for its problems. */
export async function sendAsItIs(page: Page): Promise<void> {
  await page.locator("main button[type=submit]").first().click();
  await page.locator("main [role=alert]").first().waitFor();
}
