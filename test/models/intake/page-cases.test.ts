import { describe, expect, test } from "vitest";
import { readIntake } from "~/gateways/intake/read-intake";
import { besideData } from "./pages/beside-data";
import { cardsAndTables } from "./pages/cards-and-tables";
import { claimedTimes } from "./pages/claimed-times";
import { headedDays } from "./pages/headed-days";
import { jsonLdForms } from "./pages/json-ld-forms";
import { markedUp } from "./pages/marked-up";
import { NOW, type PageCase } from "./pages/page-case";
import { labelledPages, plainPages, traps } from "./pages/plain-pages";
import { programs } from "./pages/programs";
import { shownLines } from "./pages/shown-lines";

async function understood(html: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(html);
  const reading = await readIntake({ bytes, name: "side.html", contentType: null, address: null }, NOW);
  return reading.ok ? shownLines(reading.events) : [];
}

const all: Record<string, PageCase[]> = {
  "JSON-LD in all its forms": jsonLdForms,
  "a source's times are a claim until the page prints them": claimedTimes,
  "microdata, h-event and hCalendar": markedUp,
  "pages of programs that congregations use": programs,
  "pages without data": [...plainPages, ...labelledPages],
  "one heading and one day in a block": headedDays,
  "cards and tables": cardsAndTables,
  "what a page prints beside its data": besideData,
  "what is no event": traps,
};

describe.each(Object.entries(all))("%s", (_, cases) => {
  test.each(cases.map((one) => [one.name, one] as const))("%s", async (_name, { html, expected }) => {
    expect(await understood(html)).toEqual(expected);
  });
});
