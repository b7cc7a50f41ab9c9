// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { anEventCard } from "#test/support/event-cards";
import { render } from "#test/support/render";
import { LinkedParagraphs } from "~/components/detail/linked-paragraphs";
import { EventCard } from "~/components/events/event-card";
import { EventRow } from "~/components/events/event-row";
import { linkedText } from "~/domain/text/links";

const norwegianOf = (element: HTMLElement) =>
  [...element.querySelectorAll('[lang="nb"]')].map(({ textContent }) => textContent);

it("what an organizer wrote is marked as Norwegian on a page in English, and needs no mark on a Norwegian one", () => {
  const card = <EventCard event={anEventCard()} isEager />;
  expect(norwegianOf(render(card, { locale: "en" }))).toEqual(["Salmekveld", "Østre menighet", "Østre kirke, Ås"]);
  expect(norwegianOf(render(card))).toEqual([]);
});

it("a mark is read aloud in the page's language, whatever the title's is", () => {
  const cancelled = anEventCard({ marks: [{ kind: "cancelled", text: "Cancelled" }] });
  const link = render(<EventCard event={cancelled} isEager />, { locale: "en" }).querySelector('a[lang="nb"]')!;
  expect(link.querySelector('[lang="en"]')?.textContent).toBe("Cancelled: ");
  expect(link.textContent).toBe("Cancelled: Salmekveld");
});

it("our own words for what is not known are not", () => {
  const unknown = anEventCard({ place: null, organizer: { id: "o1", name: null, initial: "?", logo: null } });
  expect(norwegianOf(render(<EventCard event={unknown} isEager />, { locale: "en" }))).toEqual(["Salmekveld"]);
});

it("in the language that its organizer has said it writes in", () => {
  const text = <LinkedParagraphs paragraphs={linkedText("Velkomen!")} language="nn" />;
  expect(render(text).querySelector('[lang="nn"]')?.textContent).toBe("Velkomen!");
  const english = <LinkedParagraphs paragraphs={linkedText("Welcome!")} language="en" />;
  expect(render(english).querySelector('[lang="en"]')?.textContent).toBe("Welcome!");
  expect(render(english, { locale: "en" }).querySelector("[lang]")).toBeNull();
});

it("rows and descriptions too", () => {
  expect(norwegianOf(render(<EventRow event={anEventCard()} />, { locale: "en" }))).toEqual([
    "Salmekveld",
    "Østre menighet · Østre kirke, Ås",
  ]);
  expect(norwegianOf(render(<LinkedParagraphs paragraphs={linkedText("Velkommen!")} />, { locale: "en" }))).toEqual([
    "Velkommen!",
  ]);
});
