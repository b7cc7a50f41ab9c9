import { describe, expect } from "vitest";
import type { Page } from "playwright-core";
import { axeFindingsOfScreen } from "#test/support/axe";
import { DEVICES } from "#test/support/devices";
import { journey } from "#test/support/journey";
import type { Person } from "#test/support/journey-accounts";
import { become } from "#test/support/people";

type Prepare = (page: Page) => Promise<void>;

const press =
  (name: RegExp): Prepare =>
  (page) =>
    page.getByRole("button", { name }).or(page.getByRole("link", { name })).locator("visible=true").first().click();

const unfold: Prepare = (page) => page.locator("main summary:not([data-help])").first().click();
/** With the keyboard, as each can be opened. */
const unfoldAll: Prepare = async (page) => {
  for (const summary of await page.locator("main summary").all()) await summary.press("Enter");
};
const repeat: Prepare = (page) => page.getByRole("checkbox", { name: /^(Gjentas|Repeats?)/ }).check();
const askForHelp: Prepare = async (page) => {
  for (const mark of await page.locator("main summary[data-help]:visible").all()) await mark.press("Enter");
};
const repeatAndAsk: Prepare = async (page) => {
  await repeat(page);
  await askForHelp(page);
};
const tick: Prepare = (page) => page.locator("main input[type=checkbox][form]").first().check();
const sendEmpty: Prepare = async (page) => {
  await page.locator("main button[type=submit]").first().click();
  await page.locator("main [role=alert]").first().waitFor();
};

const lookUp: Prepare = async (page) => {
  await page.getByLabel(/^(Organisasjonsnummer eller navn|Organisation number or name)/).fill("bykirken");
  await page.getByRole("button", { name: /^(Søk|Search)$/ }).click();
  await page.getByText("999 000 525").waitFor();
};
const lookUpAndChoose: Prepare = async (page) => {
  await page.getByLabel(/^(Nettside|Website)/).fill("bykirken.no");
  await lookUp(page);
  await page.getByRole("button", { name: /^(Velg|Choose) Bykirken på Røros$/ }).click();
  await page.getByRole("button", { name: /^(Bruk dette|Use this):/ }).waitFor();
};

const SCREENS: [screen: string, path: string, person: Person | null, prepare?: Prepare][] = [
  ["the landing", "/become-organizer", null],
  ["its sign-in", "/become-organizer", null, press(/^(Logg inn|Sign in|Log in)$/)],
  ["its sign-up", "/become-organizer", null, press(/^(Opprett konto|Create account)$/)],
  ["sign-in", "/login", null],
  ["sign-in with problems", "/login", null, sendEmpty],
  ["sign-up", "/login?mode=sign-up", null],
  ["forgot password", "/login?mode=forgot", null],
  ["a dead link to a password", `/reset-password?token=${"x".repeat(43)}`, null],
  ["a dead confirmation", `/confirm-email?token=${"x".repeat(43)}`, null],
  ["a dead change of e-mail", `/change-email?token=${"x".repeat(43)}`, null],
  ["a dead invitation", `/invitation/${"x".repeat(43)}`, "newcomer"],
  ["onboarding", "/onboarding", "newcomer"],
  ["onboarding with hits in the register", "/onboarding", "newcomer", lookUp],
  ["onboarding filled from the register", "/onboarding", "newcomer", lookUpAndChoose],
  ["onboarding before the e-mail is proven", "/onboarding", "unverified"],
  ["the dashboard", "/dashboard", "owner"],
  ["an empty dashboard", "/dashboard?period=past", "owner"],
  ["the dashboard with chosen rows", "/dashboard?type=youth", "owner", tick],
  ["several events that get another status", "/dashboard/several?e=ungdomskveld.99&act=state", "owner"],
  ["several events that get a picture", "/dashboard/several?e=ungdomskveld.99&act=picture", "owner"],
  ["several events of which one is left", "/dashboard/several?e=ungdomskveld.0&act=delete", "owner"],
  ["no steps to undo", "/dashboard/several", "owner"],
  ["a viewer's dashboard", "/dashboard", "viewer"],
  ["the first steps", "/dashboard/start", "owner"],
  ["the profile", "/dashboard/settings", "owner"],
  ["the profile with all explanations", "/dashboard/settings", "owner", askForHelp],
  ["a new event that repeats, with all explanations", "/dashboard/event/new", "owner", repeatAndAsk],
  ["a new event that repeats", "/dashboard/event/new", "owner", repeat],
  ["a new event with problems", "/dashboard/event/new", "owner", sendEmpty],
  ["an event's form", "/dashboard/event/ungdomskveld/edit", "owner"],
  ["a deletion", "/dashboard/event/ungdomskveld/delete", "owner"],
  ["the team", "/organizer/bykirken/team", "owner", unfold],
  ["paper and screens", "/dashboard/paper", "owner"],
  ["statistics with their tables", "/dashboard/statistics?month=2026-05", "calendarkeeper", unfoldAll],
  ["statistics by month", "/dashboard/statistics?by=month", "calendarkeeper"],
  ["statistics on the first day", "/dashboard/statistics", "owner", unfold],
  ["an event's statistics", "/dashboard/event/kirkekonsert/statistics", "calendarkeeper", unfoldAll],
  ["an event's first day of statistics", "/dashboard/event/ungdomskveld/statistics", "owner"],
  ["the switcher", "/dashboard/switch", "superadmin"],
  ["the mails", "/debug/mail", "superadmin"],
  ["settings with an account", "/settings", "owner"],
  ["favourites in the account", "/favorites", "follower"],
  ["a report", "/report/event/kirkekonsert", "follower"],
  ["a report by nobody", "/report/event/kirkekonsert", null],
  ["thanks for a report", "/report/sent", null],
];

/** Responses that come with a form's problems. */
const EXPECTED = [/^answer 4\d\d/, /^console error: Failed to load resource: .* 4\d\d/];

describe.each(Object.keys(DEVICES) as (keyof typeof DEVICES)[])("axe finds nothing on a %s", (device) => {
  journey.override({ device, expected: EXPECTED });

  journey.for(SCREENS)("%s", async ([, path, person, prepare], { page }) => {
    if (person) await become(page.context(), person);
    expect(await axeFindingsOfScreen(page, path, prepare && (() => prepare(page)))).toEqual([]);
  });
});
