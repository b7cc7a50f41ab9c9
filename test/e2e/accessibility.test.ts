import { describe, expect } from "vitest";
import { DEVICES } from "#test/support/devices";
import { axeFindingsOfScreen } from "#test/support/axe";
import { journey } from "#test/support/journey";
import { become } from "#test/support/people";

const SCREENS = [
  "/",
  "/?q=finnesikke",
  "/?near=Ingensteds",
  "/event/kirkekonsert",
  "/event/i-fjor",
  "/organizer/fjellkirken",
  "/organizations",
  "/favorites",
  "/settings",
  "/login",
  "/personvern",
  "/tilgjengelighet",
  "/kilder",
  "/contact",
  "/help",
  "/help/find-events",
  "/offline",
  "/share?text=Adventskonsert",
];

const OWN_SCREENS = [
  "/settings",
  "/settings/account",
  "/settings/devices",
  "/settings/two-step",
  "/settings/privacy",
  "/settings/delete-account",
];

describe.each(Object.keys(DEVICES) as (keyof typeof DEVICES)[])("axe finds nothing on a %s", (device) => {
  journey.override({ device });

  journey.for(SCREENS)("%s", async (path, { page }) => {
    expect(await axeFindingsOfScreen(page, path)).toEqual([]);
  });

  journey.for(OWN_SCREENS)("%s, signed in", async (path, { page }) => {
    await become(page.context(), "owner");
    expect(await axeFindingsOfScreen(page, path)).toEqual([]);
  });

  journey("/ with its filters open", async ({ page }) => {
    expect(
      await axeFindingsOfScreen(page, "/", () => page.locator("summary", { hasText: /Filtre|Filters/ }).click()),
    ).toEqual([]);
  });

  journey("an event with the report dialog open", async ({ page }) => {
    const open = () =>
      page
        .getByRole("button", { name: /^(Rapporter|Report)/ })
        .first()
        .click();
    expect(await axeFindingsOfScreen(page, "/event/kirkekonsert", open)).toEqual([]);
  });
});
