import { describe, expect, test } from "vitest";
import { statisticsMessages } from "#messages/statistics";
import { testSettings } from "#test/support/settings";
import { sourceFiles } from "#test/support/source-files";
import { LOCALES } from "~/domain/site/locales";
import { READING_NAMES, type Reading, withFacts } from "~/domain/site/reading";
import { RETENTION } from "~/domain/site/retention";
import { COUNTED_KINDS, type CountedKind } from "~/domain/statistics/kinds";
import { messagesIn } from "~/i18n/messages-in";
import { parseSettings } from "~/schemas/site/settings";
import { viewPrivacyPolicy } from "~/views/site/readings";
import { readTextPage } from "../../../scripts/help/read-text-page";

/** What is counted, as the policy says it in each language. */
const COUNTED: Record<CountedKind, RegExp> = {
  views: /ganger siden ble åpnet|gonger sida blei opna|times the page was opened/,
  calendar_adds: /lagt i en kalender|lagde i ein kalender|added to a calendar/,
  favorites: /hjerter som ble trykket|hjarte som blei trykte|hearts that were pressed/,
  shares: /delinger med knappen|delingar med knappen|shares by the button/,
  ticket_clicks: /trykk på billett, påmelding|presses on tickets, sign-up/,
  direction_clicks: /og veibeskrivelse|og vegskildring|and directions/,
  embeds: /visninger på andre nettsider|visingar på andre nettsider|views on other websites/,
  subscriptions: /kalenderprogram(mer henter| hentar)|calendar programs fetch/,
};

const settings = (given = {}) => parseSettings({ ...testSettings, ...given });
const whole = (reading: object) => JSON.stringify(reading);

describe.each(LOCALES)("the privacy policy (%s)", (locale) => {
  test("tells the numbers that the code goes by, and whom to write to", () => {
    const policy = whole(viewPrivacyPolicy(readTextPage(locale, "privacy"), settings()));
    for (const fact of ["post@samling.test", "12 m", "30 da", "180 da"]) expect(policy).toContain(fact);
    expect(policy).not.toMatch(/undefined|NaN|null/);
  });

  test("names every cookie that the code sets, and what it keeps in the browser", () => {
    const policy = whole(viewPrivacyPolicy(readTextPage(locale, "privacy"), settings()));
    const cookies = sourceFiles(["app/auth", "app/http", "app/schemas"]).flatMap(
      ({ text }) => text.match(/samling_[a-z_]+/g) ?? [],
    );
    expect(new Set(cookies).size).toBeGreaterThan(6);
    for (const name of cookies) expect(policy).toContain(name);
    for (const name of ["favorites", "follows", "location"]) expect(policy).toContain(`samling:${name}`);
    for (const name of ["positions", "remix-router-transitions", "remix-manifest-version"])
      expect(policy).toContain(name);
  });

  test("says exactly what is counted, how it is shown, and for how long", () => {
    const policy = whole(viewPrivacyPolicy(readTextPage(locale, "privacy"), settings()));
    for (const kind of COUNTED_KINDS) expect(policy, kind).toMatch(COUNTED[kind]);
    expect(policy).toContain(messagesIn(statisticsMessages, locale).few);
    expect(policy).toContain(`${RETENTION.statisticsMonths} m`);
  });

  test("says of past events what the setting says", () => {
    const kept = whole(viewPrivacyPolicy(readTextPage(locale, "privacy"), settings()));
    const deleted = whole(
      viewPrivacyPolicy(readTextPage(locale, "privacy"), settings({ PAST_EVENTS_KEPT_DAYS: "730" })),
    );
    expect(kept).not.toContain("730");
    expect(deleted).toContain("730");
  });
});

const FACT = /\{\w+/g;

/** As many of everything, and what each part names. */
const shapeOf = ({ description, intro, reviewed, sections }: Reading) => [
  [description !== "", intro !== "", reviewed !== ""],
  ...sections.map(({ heading, ...parts }) => [
    heading !== "",
    ...Object.values(parts).map((part) => part.map((said) => new Set(whole([said]).match(FACT)))),
  ]),
];

test.each(READING_NAMES)("the page %s has the same parts in every language, and names the same facts", (name) => {
  const [first, ...others] = LOCALES.map((locale) => shapeOf(readTextPage(locale, name)));
  expect(first!.length).toBeGreaterThan(4);
  for (const other of others) expect(other).toEqual(first);
});

test("a page says what is so, in the word that goes with the number, and leaves out what is not", () => {
  const page = { title: "A", description: "", intro: "{days} {days|day|days}, {one} {one|day|days}", reviewed: "B" };
  const terms = [
    { term: "{days}", text: "{stays}There." },
    { term: "C", text: "{gone} days." },
  ];
  const section = { heading: "D", paragraphs: [], list: ["{services}", "{days}"], terms };
  const facts = { days: 3, one: "1", stays: "", gone: null };
  const services = [{ term: "E", text: "F" }];
  expect(withFacts({ ...page, sections: [section] }, facts, { services })).toMatchObject({
    intro: "3 days, 1 day",
    sections: [
      {
        list: ["3"],
        terms: [
          { term: "E", text: "F" },
          { term: "3", text: "There." },
        ],
      },
    ],
  });
  expect(() => withFacts({ ...page, sections: [section] }, {})).toThrow("Missing: days");
});
