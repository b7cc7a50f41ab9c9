import { describe, expect, test } from "vitest";
import type { FactValues } from "~/domain/facts/facts";
import { factTexts, organizerFactsOf } from "~/domain/facts/texts";
import { eventDetails } from "~/schemas/events/form";
import { parseForm } from "~/schemas/forms/parse";

const EVENT = { title: "Gudstjeneste", description: "Velkommen", event_type: "service" };

const parsed = (texts: Record<string, string>) => parseForm(eventDetails, { ...EVENT, ...texts });

const factsOf = (texts: Record<string, string>) => {
  const form = parsed(texts);
  return form.ok ? form.value.facts : form.problem;
};

describe("an event's facts", () => {
  test("are none where nothing is chosen", () => {
    expect(factsOf({ wheelchair: "", price: "", age_from: " " })).toEqual({});
  });

  test("of its place are yes, no, or as its organizer says", () => {
    expect(factsOf({ wheelchair: "yes", parking: "no", hearing_loop: "" })).toEqual({
      wheelchair: true,
      parking: false,
    });
  });

  test("are read from every field", () => {
    const said: FactValues = {
      family: "bedehus",
      wheelchair: true,
      accessible_toilet: false,
      hearing_loop: true,
      parking: false,
      communion: true,
      childrens_church: true,
      church_coffee: true,
      sign_language: true,
      language: "en",
      interpretation: "uk",
      stream_url: "https://strom.test/",
      price: "ticket",
      price_nok: 150,
      ticket_url: "https://billett.test/",
      registration_url: "https://meld.test/",
      age_from: 6,
      age_to: 12,
    };
    expect(factsOf(factTexts(said))).toEqual(said);
  });

  test("have a price and a ticket's address only where there is a ticket", () => {
    expect(factsOf({ price: "free", price_nok: "150", ticket_url: "billett.test" })).toEqual({ price: "free" });
  });

  test("say which field is wrong", () => {
    expect(factsOf({ stream_url: "ikke en adresse", price_nok: "mye", age_from: "200", language: "volapyk" })).toEqual({
      stream_url: "websiteInvalid",
      price_nok: "numberInvalid",
      age_from: "numberInvalid",
      language: "invalid",
    });
    expect(factsOf({ age_from: "12", age_to: "6" })).toEqual({ age_to: "agesReversed" });
    expect(factsOf({ age_from: "6", age_to: "6" })).toEqual({ age_from: 6, age_to: 6 });
  });
});

test("an organizer says its family and what its place has, and nothing else", () => {
  expect(
    organizerFactsOf({ family: "catholic", wheelchair: "yes", parking: "no", communion: "yes", price: "free" }),
  ).toEqual({ family: "catholic", wheelchair: true });
  expect(organizerFactsOf({ family: "Katolsk" })).toEqual({});
});
