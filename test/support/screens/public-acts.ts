import type { Page } from "playwright-core";
import { openRows } from "../event-form";
import { sendAsItIs } from "./acts";

// What visitors and newcomers do before their screen is looked at. What uses words of one language is only for pictures.

/** Follows a link whose page does not load. */
const loading = (link: string) => async (page: Page) => {
  await page.route(/\.data(\?|$)/, () => undefined);
  await page.locator(link).locator("visible=true").first().click();
  await page.locator("[data-skeleton]").first().waitFor();
};
export const loadEvent = loading('a[href^="/event/"]');
export const loadFavorites = loading('a[href="/favorites"]');
export const loadOrganizations = loading('a[href="/organizations"]');
export const loadOrganizer = loading('a[href^="/organizer/"]');

export async function pressWithoutNetwork(page: Page): Promise<void> {
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await page.locator('a[href="/organizations"]').locator("visible=true").first().click();
  await page.getByRole("alert").or(page.getByRole("status")).locator("visible=true").first().waitFor();
}

export async function typeIntoSearch(page: Page): Promise<void> {
  await page.locator("input[type=search]").pressSequentially("ber");
  await page.getByRole("option").first().waitFor();
}

export const openFilters = (page: Page) => page.locator("summary", { hasText: /^Filt/ }).click();

export async function openMoreFilters(page: Page): Promise<void> {
  await openFilters(page);
  await page.getByRole("link", { name: /^Tilgjengelighet/ }).click();
  await page.getByRole("checkbox", { name: "Teleslynge" }).waitFor();
}

export async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel("E-post").fill("ukjent@demo.example");
  await page.getByLabel("Passord", { exact: true }).fill("feil passord");
  await sendAsItIs(page);
}

/** Of the form that describes a new organisation. */
async function unfoldMore(page: Page): Promise<void> {
  await page.locator("main details:has([name=website]) > summary").first().click();
  await openRows(page);
}

export async function sendWithWrongAddress(page: Page): Promise<void> {
  await unfoldMore(page);
  await page.getByLabel("Nettside").fill("ikke en adresse");
  await sendAsItIs(page);
}

/** Finds an organisation in the register of those that the tests know. */
export async function lookUp(page: Page): Promise<void> {
  await page.locator("main input[type=search]").fill("bykirken");
  await page.locator("main input[type=search]").press("Enter");
  await page.getByText("999 000 525").waitFor();
}

/** And takes it, beside an address that was typed and stays. */
export async function lookUpAndChoose(page: Page): Promise<void> {
  await unfoldMore(page);
  await page.locator("[name=website]").fill("bykirken.no");
  await lookUp(page);
  await page.getByRole("button", { name: /^(Velg|Vel|Choose) Bykirken på Røros$/ }).click();
  await page.getByRole("button", { name: /^(Bruk dette|Use this):/ }).waitFor();
}
