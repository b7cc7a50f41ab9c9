import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { NOW } from "#test/support/clock";
import { testOnlySettings, testSettings, withoutTestSettings } from "#test/support/settings";
import { OPTIONAL_SETS, parseSettings, settingsSchema } from "~/schemas/site/settings";

const CASES = caseFile("schemas/site/settings.tsv");

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

  test.each(casesOf<[string, string]>(CASES, "is named when it is wrong, its value is not"))(
    "%s is named when it is wrong (%s), its value is not",
    (name, value) => {
      const parse = () => parseSettings({ ...production, [name]: value });
      expect(parse).toThrow(`Wrong settings: ${name}`);
      if (value) expect(parse).not.toThrow(value);
    },
  );

  test("all that are missing are named at once", () => {
    expect(() => parseSettings({})).toThrow(/ENVIRONMENT.*APP_URL.*TILE_URL/);
  });

  test("an address loses the slash at its end", () => {
    expect(parseSettings({ ...production, APP_URL: "https://samling.test/" }).APP_URL).toBe("https://samling.test");
  });

  const optional = {
    ...testSettings,
    CONTACT_EMAIL: "hjelp@samling.test",
    MAIL_DAILY_LIMIT: "1000",
    PICTURES_LOGGED_ONE_IN: "20",
  };
  const WRONG: Record<string, string> = { missing: "", wrong: "?" };
  /** Every subset of each set whose members are missing or wrong. */
  const broken = OPTIONAL_SETS.flatMap((names) =>
    names
      .reduce<string[][]>(
        (states, name) =>
          states.flatMap((state) => ["right", "missing", "wrong"].map((is) => [...state, `${name} ${is}`])),
        [[]],
      )
      .filter((state) => state.some((one) => !one.endsWith("right")))
      .map((state) => ({ names, state })),
  );
  test.each(broken)("what is optional is off, and the log told, with $state", ({ names, state }) => {
    const given = Object.fromEntries(
      state.flatMap((one) => {
        const [name, is] = one.split(" ") as [string, string];
        return is === "right" ? [] : [[name, WRONG[is]]];
      }),
    );
    const told: string[] = [];
    const settings = parseSettings({ ...optional, ...given }, (problem) => told.push(problem));
    expect(names.map((name) => settings[name])).toEqual(names.map(() => undefined));
    const others = OPTIONAL_SETS.flat().filter((name) => !names.includes(name));
    expect(others.filter((name) => settings[name] === undefined)).toEqual([]);
    if (state.every((one) => one.endsWith("missing"))) return expect(told).toEqual([]);
    const wrong = state.filter((one) => !one.endsWith("right"));
    expect(told).toEqual([wrong.map((one) => one.replace(" ", " is ")).join(", ")]);
  });

  test("what is optional stands in one set, but for what only tests have", () => {
    const rules = Object.entries(settingsSchema.shape).filter(([, rule]) => rule.safeParse(undefined).success);
    const names = [...OPTIONAL_SETS.flat(), ...Object.keys(testOnlySettings)];
    expect(names.toSorted()).toEqual(rules.map(([name]) => name).toSorted());
  });
});
