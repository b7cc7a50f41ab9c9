import { describe, expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { testOnlySettings, testSettings, withoutTestSettings } from "#test/support/settings";
import { parseSettings } from "~/schemas/site/settings";

const production = { ...testSettings, ...withoutTestSettings, ENVIRONMENT: "production" };

describe("settings", () => {
  test("are read, with the clock standing still where it is told to", () => {
    expect(parseSettings(testSettings)).toMatchObject({ ENVIRONMENT: "test", TEST_CLOCK: NOW });
    expect(parseSettings(production).TEST_CLOCK).toBeUndefined();
  });

  const asInTests = Object.entries(testOnlySettings).flatMap(([name, value]) =>
    ["production", "staging", "development"].map((ENVIRONMENT) => ({ ENVIRONMENT, name, value })),
  );
  test.each(asInTests)("nothing stands still or is weak in $ENVIRONMENT: $name", ({ ENVIRONMENT, name, value }) => {
    expect(() => parseSettings({ ...production, ENVIRONMENT, [name]: value })).toThrow(
      `${name}: is only for ENVIRONMENT = test`,
    );
  });

  test.each([
    ["ENVIRONMENT", "testing"],
    ["APP_URL", "samling.no"],
    ["APP_URL", "javascript:alert(1)"],
    ["EMAIL_CONFIRMATION", "yes"],
    ["EMAIL_FROM", "post@samling.no"],
    ["ADDRESS_API_URL", ""],
    ["TILE_URL", "http://tiles.test/{z}/{x}.png"],
    ["FEED_ALLOWED_PRIVATE_HOSTS", "localhost"],
    ["TWO_STEP_REQUIRED_FOR", "everybody"],
    ["PAST_EVENTS_KEPT_DAYS", "a year"],
  ])("%s is named when it is wrong (%s), its value is not", (name, value) => {
    const parse = () => parseSettings({ ...production, [name]: value });
    expect(parse).toThrow(`Wrong settings: ${name}`);
    if (value) expect(parse).not.toThrow(value);
  });

  test("all that are missing are named at once", () => {
    expect(() => parseSettings({})).toThrow(/ENVIRONMENT.*APP_URL.*TILE_URL/);
  });

  test("an address loses the slash at its end", () => {
    expect(parseSettings({ ...production, APP_URL: "https://samling.test/" }).APP_URL).toBe("https://samling.test");
  });
});
