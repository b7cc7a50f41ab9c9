import { beforeAll, describe, expect, test } from "vitest";
import { commonMessages } from "#messages/common";
import { anEvent, anOrganizer } from "#test/support/rows";
import { search } from "#test/support/search";
import { EVENT_TYPES, type EventType } from "~/domain/events/types";
import { FACTS, type FactId, type FactValues } from "~/domain/facts/facts";
import { typeFacet } from "~/domain/search/facets";
import { LOCALES } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";

const TYPES = EVENT_TYPES.filter((type) => type !== "other");

/** An event that says of itself only that it has this fact. */
const WITH_FACT: Partial<Record<FactId, FactValues>> = {
  wheelchair: { wheelchair: true },
  hearing_loop: { hearing_loop: true },
  parking: { parking: true },
  communion: { communion: true },
  childrens_church: { childrens_church: true },
  church_coffee: { church_coffee: true },
  sign_language: { sign_language: true },
  interpreted: { interpretation: "en" },
  streamed: { stream_url: "https://a.test/" },
  free: { price: "free" },
  for_children: { age_from: 6, age_to: 10 },
  for_youth: { age_from: 13, age_to: 17 },
  for_seniors: { age_from: 60 },
};

beforeAll(async () => {
  const { id: organizer_id } = await anOrganizer({ name: "Nøstet" });
  for (const event_type of TYPES) await anEvent({ id: event_type, organizer_id, event_type, title: "Uten navn" });
  for (const [id, facts] of Object.entries(WITH_FACT))
    await anEvent({ id, organizer_id, event_type: "other", title: "Uten navn", facts });
});

const found = async (query: string) => (await search({ query })).events.map(({ id }) => id);

describe("the word of a type finds the events of it, whatever their titles", () => {
  test.each(
    LOCALES.flatMap((locale) =>
      TYPES.map((type) => [messagesIn(commonMessages, locale).eventTypes[type], locale, type]),
    ),
  )("%s (%s)", async (word, _locale, type) => expect(await found(word)).toContain(type));

  test.each<[EventType, string]>([
    ["service", "gudstjenester gudstjenesten gudstjenestene gudstenester gudstenesta gudstenestene messe services"],
    ["prayer", "bønner bønnen bøner bøna bønnemøte bønemøtet prayers"],
    ["concert", "konserter konserten konsertene konsertar konsertane concerts"],
    ["youth", "ungdommen ungdommer ungdommene ungdomen ungdommar youth"],
    ["conference", "konferanser konferansen konferansene konferansar konferansane conferences"],
  ])("%s: %s", async (type, words) => {
    for (const word of words.split(" ")) expect(await found(word), word).toContain(type);
  });

  test("and of no other type", async () => {
    for (const type of TYPES) {
      const ids = await found(commonMessages.eventTypes[type]);
      expect(ids.filter((id) => (TYPES as readonly string[]).includes(id))).toEqual([type]);
    }
  });
});

describe("the word of a fact finds the events that say it", () => {
  test.each([
    ["communion", "nattverd nattverden communion"],
    ["childrens_church", "barnekirke barnekirken barnekyrkje søndagsskole søndagsskule"],
    ["church_coffee", "kirkekaffe kyrkjekaffi"],
    ["sign_language", "tegnspråk teiknspråk"],
    ["streamed", "strømmes strøyming streamed"],
    ["interpreted", "tolkes tolket interpreted"],
    ["free", "gratis free"],
    ["wheelchair", "rullestol rullestolvennlig wheelchair"],
    ["hearing_loop", "teleslynge teleslyngen"],
    ["parking", "parkering parking"],
    ["for_children", "barn barna children"],
    ["for_youth", "ungdom youth"],
    ["for_seniors", "eldre eldretreff seniors"],
  ] satisfies [FactId, string][])("%s: %s", async (fact, words) => {
    for (const word of words.split(" ")) expect(await found(word), word).toContain(fact);
  });

  test("each fact but one has a word", () =>
    expect(FACTS.filter((fact) => !(fact in WITH_FACT))).toEqual(["accessible_toilet"]));

  test("together with other words", async () => {
    expect(await found("nattverd nøstet")).toEqual(["communion"]);
    expect(await found("nattverd konsert")).toEqual([]);
  });
});

test("a token that is typed is a word like others, and finds no type", async () => {
  for (const type of TYPES) expect(await found(typeFacet(type))).toEqual([]);
});
