import { describe, expect, test } from "vitest";
import { testSettings } from "#test/support/settings";
import { LOCALES } from "~/domain/site/locales";
import { parseSettings } from "~/schemas/site/settings";
import { viewAccessibilityStatement, viewPrivacyPolicy } from "~/views/site/readings";

const settings = (given = {}) => parseSettings({ ...testSettings, ...given });
const whole = (reading: object) => JSON.stringify(reading);

describe.each(LOCALES)("the privacy policy (%s)", (locale) => {
  test("tells the numbers that the code goes by, and whom to write to", () => {
    const policy = whole(viewPrivacyPolicy(settings(), locale));
    for (const fact of ["post@samling.test", "12 m", "30 da", "180 da"]) expect(policy).toContain(fact);
    expect(policy).not.toMatch(/undefined|NaN|null/);
  });

  test("names every cookie that the code sets, and what it keeps in the browser", () => {
    const policy = whole(viewPrivacyPolicy(settings(), locale));
    for (const name of ["session", "preferences", "sign_up", "second_step", "organizer"])
      expect(policy).toContain(`samling_${name}`);
    for (const name of ["favorites", "follows", "location"]) expect(policy).toContain(`samling:${name}`);
    for (const name of ["positions", "remix-router-transitions", "remix-manifest-version"])
      expect(policy).toContain(name);
  });

  test("says of past events what the setting says", () => {
    const kept = whole(viewPrivacyPolicy(settings(), locale));
    const deleted = whole(viewPrivacyPolicy(settings({ PAST_EVENTS_KEPT_DAYS: "730" }), locale));
    expect(kept).not.toContain("730");
    expect(deleted).toContain("730");
  });

  test("has as many sections in every language", () => {
    expect(viewPrivacyPolicy(settings(), locale).sections).toHaveLength(11);
    expect(viewAccessibilityStatement(settings(), locale).sections).toHaveLength(4);
  });
});
