import { describe, expect, test } from "vitest";
import { readIntake } from "~/gateways/intake/read-intake";
import { headedDays } from "./pages/headed-days";
import { event, ld, NOW, page, type PageCase, pagesOf } from "./pages/page-case";
import { shownLines } from "./pages/shown-lines";

async function understood(html: string): Promise<string[]> {
  const bytes = new TextEncoder().encode(html);
  const reading = await readIntake({ bytes, name: "side.html", contentType: null, address: null }, NOW);
  return reading.ok ? shownLines(reading.events) : [];
}

const SETS: Record<string, PageCase[]> = {
  "JSON-LD in all its forms": pagesOf("json-ld-forms"),
  "a source's times are a claim until the page prints them": pagesOf("claimed-times"),
  "microdata, h-event and hCalendar": pagesOf("marked-up"),
  "pages of programs that congregations use": pagesOf("programs"),
  "pages without data": [...pagesOf("plain-pages"), ...pagesOf("labelled-pages")],
  "one heading and one day in a block": headedDays,
  "cards and tables": pagesOf("cards-and-tables"),
  "what a page prints beside its data": pagesOf("beside-data"),
  "what is no event": pagesOf("traps"),
};

describe.each(Object.entries(SETS))("%s", (_, cases) => {
  test.each(cases)("$name", async ({ html, expected }) => expect(await understood(html)).toEqual(expected));
});

const SERVICE = JSON.stringify(event("Gudstjeneste", "2026-09-06T11:00", { description: "En to" }));

test.each([
  ["with line ends and control characters in texts", SERVICE.replace("En to", "En\nto\u0003")],
  ["5000 levels deep and never closed", `${SERVICE},${'{"a":['.repeat(5000)}`],
])("JSON-LD %s", async (_name, data) =>
  expect(await understood(page(ld(data)))).toEqual(["json-ld 2026-09-06 11:00 Gudstjeneste"]),
);
