import type { Page } from "playwright-core";
import type { Person } from "./people-rows";
import type { Ids } from "./rows";

/** A state of a page that a picture is taken of. */
export interface Screen {
  name: string;
  /** Its address; the route's own where it has no parameters. */
  at?: (ids: Ids) => string;
  as?: Person;
  locale?: "en";
  /** Other than 200. */
  status?: number;
  /** More cookies, by name. */
  cookies?: Record<string, string>;
  /** Brings the page into the state to be seen; `feed` is the address of a calendar. */
  prepare?(page: Page, feed: string): Promise<unknown>;
}

/** Screens by the route that shows them, as app/routes.ts spells it. */
export type Screens = Record<string, Screen[]>;

/** Presses what is called so in the page itself. */
export const press = (name: RegExp) => (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name })
    .or(page.getByRole("main").getByRole("link", { name }))
    .locator("visible=true")
    .first()
    .click();

/** Opens the first thing in the page that unfolds. */
export const unfold = (page: Page) => page.locator("main summary").first().click();

/** Sends the page's form as it is, and waits for what is wrong with it. */
export async function sendAsItIs(page: Page): Promise<void> {
  await page.locator("main button[type=submit]").first().click();
  await page.locator("main [role=alert]").first().waitFor();
}
