import type { Page } from "playwright-core";
import { fillAddress } from "../bringing-in";
import { openRows } from "../event-form";

// What people do before their screen is looked at. What uses words of one language is only for pictures.

/** Presses a control of the page by its name. */
const press = (name: RegExp) => (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name })
    .or(page.getByRole("main").getByRole("link", { name }))
    .locator("visible=true")
    .first()
    .click();
export const pressReport = press(/^(Rapporter|Report)/);
export const pressSignIn = press(/^(Logg inn|Sign in)$/);
export const pressSignUp = press(/^(Opprett konto|Create account)$/);

/** Opens the page's first disclosure that is no question mark. */
export const unfold = (page: Page) => page.locator("main summary:not([data-help])").first().click();

/** Opens all, with the keyboard, as each can be opened. */
export async function unfoldAll(page: Page): Promise<void> {
  for (const summary of await page.locator("main summary").all()) await summary.press("Enter");
}

/** Sends the page's form unchanged, and waits for its problems. */
export async function sendAsItIs(page: Page): Promise<void> {
  await page.locator("main button[type=submit]").first().click();
  await page.locator("main [role=alert]").first().waitFor();
}

/** Opens every question mark. */
export async function askForHelp(page: Page): Promise<void> {
  for (const mark of await page.locator("main summary[data-help]:visible").all()) await mark.press("Enter");
}

export async function wait(page: Page): Promise<void> {
  await openRows(page);
  await page.locator("[name=publish][value=later]").check();
}

export async function repeat(page: Page): Promise<void> {
  await openRows(page);
  await page.locator("[name=is_recurring]").check();
}

export async function repeatAndAsk(page: Page): Promise<void> {
  await repeat(page);
  await askForHelp(page);
}

/** Ticks the first rows, at most three. */
export async function choose(page: Page): Promise<void> {
  await page
    .locator("main")
    .getByRole("button", { name: /^(Velg flere|Vel fleire|Choose several)$/ })
    .click();
  const ticks = page.locator("main input[type=checkbox][form]");
  const count = Math.min(3, await ticks.count());
  for (let row = 0; row < count; row++) await ticks.nth(row).check();
}

export async function repeatOnWeekdays(page: Page) {
  await repeat(page);
  await page.getByLabel("Startdato").fill("2027-03-16");
  await page.getByLabel("Hvor ofte").selectOption("weekdays");
  for (const name of ["Tirsdag", "Torsdag"]) await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByRole("radio", { name: "Til videre" }).check();
  await page.getByRole("checkbox", { name: "Ikke på helligdager" }).check();
  await page.getByRole("checkbox", { name: "Ikke i skolens ferier" }).check();
  await page.getByLabel("Fylke for skolens ferier").selectOption("46");
}

export async function repeatOnPickedDays(page: Page) {
  await repeat(page);
  await page.getByLabel("Startdato").fill("2026-09-01");
  await page.getByLabel("Hvor ofte").selectOption("picked");
  await page.getByLabel("Flere datoer").fill("20.9.2026\n8.11.2026\n24.12.2026");
}

/** Sets fields of an imported event, and opens its form again. */
export async function changeHere(page: Page): Promise<void> {
  const address = page.url();
  await page.getByLabel(/^Emneord/).fill("familie, kirkekaffe");
  await page.getByLabel(/^Nettside/).fill("https://kirken.example/program");
  await page.getByRole("button", { name: "Lagre" }).click();
  await page.getByText("Arrangementet er lagret.").waitFor();
  await page.goto(address);
}

/** Opens the opening hours of a profile, where they are folded. */
export async function openHours(page: Page): Promise<void> {
  const fields = page.locator("details", { has: page.getByRole("heading", { name: "Åpningstider" }) });
  if ((await fields.getAttribute("open")) === null) await fields.locator("summary").click();
}

/** Sends opening hours that cannot be. */
export async function mistypeHours(page: Page): Promise<void> {
  await openHours(page);
  await page.getByLabel("Åpent mandag").fill("10–14 og 17:30–20");
  await page.getByLabel("Åpent fredag").fill("14–10");
  await page.getByLabel("Åpent lørdag").fill("hele dagen");
  await page.getByLabel("Mer om åpningstidene").fill("Ring på klokken ved sideinngangen.");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await page.getByRole("alert").first().waitFor();
}

/** Of a calendar as people see it, where nothing can be read. */
export async function pasteNoFeed(page: Page): Promise<void> {
  await fillAddress(page, "https://calendar.google.com/calendar/u/0/r");
  await page.getByRole("button", { name: "Se hva som kommer" }).click();
  await page.getByRole("alert").first().waitFor();
}

const PROGRAMME = `Program for våren
Søndag 13. juni 2027 kl. 11.00 Friluftsgudstjeneste i Nes kirke
Onsdag 16. juni 2027 kl 7 Morgenkaffe
Torsdag 17. juni 2027 kl. 19 Styremøte
Fredag 31. juni Tur`;

async function pasteText(page: Page, text: string): Promise<void> {
  await page.getByLabel("Lenke eller tekst").fill(text);
  await page.getByRole("button", { name: "Se hva vi forstår" }).click();
}

export const pasteWithoutDate = (page: Page) => pasteText(page, "En tekst uten noen dato");

export async function review(page: Page): Promise<void> {
  await pasteText(page, PROGRAMME);
  await page.getByRole("heading", { level: 1, name: /^Dette forsto vi av/ }).waitFor();
}

/** Opens the first row for corrections. */
export async function reviewRow(page: Page): Promise<void> {
  await review(page);
  const mend = page.getByRole("button", { name: /^Rett «/ });
  await mend.first().click();
  await page.getByRole("button", { name: "Ferdig" }).waitFor();
}
