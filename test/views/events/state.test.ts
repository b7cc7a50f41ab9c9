import { describe, expect, it } from "vitest";
import type { EventDetailRow } from "#db/queries/events/page";
import { eventDetailRow, seconds, viewContext } from "#test/support/page-rows";
import { EVENT_STATES, REGISTRATIONS, takesPlace } from "~/domain/events/types";
import { viewEventPage } from "~/views/detail/event-page";
import { viewEventCard } from "~/views/events/card";

const pageOf = (given: Partial<EventDetailRow>, locale: "nb" | "en" = "nb") =>
  viewEventPage(
    { event: eventDetailRow(given), merged: [], dates: null, more: [] },
    { ...viewContext, preferences: { ...viewContext.preferences, locale } },
  );

const CANCELLED = { state: "cancelled", state_reason: "Presten er syk." } as const;
const MOVED = {
  state: "moved",
  previous_start_time: seconds("2026-06-06T18:00+02:00"),
  previous_location: "Bedehuset",
} as const;

describe("an event that is not as planned", () => {
  it("has a mark in words on its card", () => {
    expect(viewEventCard(eventDetailRow(CANCELLED), viewContext).marks).toEqual([
      { kind: "cancelled", text: "Avlyst" },
    ]);
    expect(viewEventCard(eventDetailRow(), viewContext).marks).toEqual([]);
  });

  it.each<[string, Partial<EventDetailRow>, string[]]>([
    ["cancelled", CANCELLED, ["Dette arrangementet blir ikke noe av."]],
    [
      "cancelled because its calendar lost it",
      { state: "cancelled", missing_since: 1 },
      ["Det står ikke lenger i arrangørens kalender. Spør arrangøren hvis du er i tvil."],
    ],
    [
      "cancelled, and not found in its calendar once",
      { state: "cancelled", missing_since: 1, import_fingerprint: "a" },
      ["Dette arrangementet blir ikke noe av."],
    ],
    ["moved in time and place", MOVED, ["Var: Bedehuset, lørdag 6. juni kl. 18:00."]],
    [
      "moved in time on the same day",
      { state: "moved", previous_start_time: seconds("2026-06-07T09:30+02:00") },
      ["Var: kl. 09:30."],
    ],
    [
      "full, with closed registration",
      { state: "full", registration: "closed" },
      ["Det er ikke plass til flere.", "Påmeldingen er stengt."],
    ],
    ["full, with registration", { state: "full", registration: "required" }, ["Det er ikke plass til flere."]],
    ["with registration", { registration: "required" }, ["Du må melde deg på."]],
  ])("says on its page what has become of it: %s", (_, given, notes) => {
    expect(pageOf(given).state?.notes).toEqual(notes);
  });

  it("says why, in its organizer's words", () => {
    expect(pageOf(CANCELLED).state).toMatchObject({ reason: "Presten er syk.", takesPlace: false });
    expect(pageOf({}).state).toBeNull();
  });

  it("says so in the page's title and description, and when it is shared", () => {
    const { head, share } = pageOf(CANCELLED);
    expect(head).toContainEqual({ title: "Avlyst: Gudstjeneste – Samling" });
    expect(head).toContainEqual({
      name: "description",
      content: expect.stringMatching(/^Avlyst\. søndag 7\. juni/) as string,
    });
    expect(share!.title).toBe("Avlyst: Gudstjeneste");
    expect(share!.text).toMatch(/^Avlyst: Gudstjeneste\n/);
    expect(pageOf(CANCELLED, "en").share!.title).toBe("Cancelled: Gudstjeneste");
  });

  it.each<[string, Partial<EventDetailRow>, string, string | undefined]>([
    ["as planned", {}, "EventScheduled", undefined],
    ["cancelled", CANCELLED, "EventCancelled", undefined],
    ["postponed", { state: "postponed" }, "EventPostponed", undefined],
    ["moved in time", MOVED, "EventRescheduled", "2026-06-06T18:00:00+02:00"],
    ["moved in place only", { state: "moved", previous_location: "Bedehuset" }, "EventScheduled", undefined],
    ["full", { state: "full" }, "EventScheduled", undefined],
  ])("tells search engines: %s", (_, given, status, previous) => {
    const { data } = pageOf(given);
    expect(data["eventStatus"]).toBe(`https://schema.org/${status}`);
    expect(data["previousStartDate"]).toBe(previous);
  });

  it("offers tickets and signing up only where there is room", () => {
    const facts = JSON.stringify({ ticket_url: "https://billett.test/", registration_url: "https://pamelding.test/" });
    for (const state of EVENT_STATES)
      for (const registration of REGISTRATIONS) {
        const isOffered = takesPlace({ state }) && state !== "full" && registration !== "closed";
        const { links } = pageOf({ state, registration, facts }).practical;
        expect(links, `${state}, ${registration}`).toHaveLength(isOffered ? 2 : 0);
      }
  });

  it("is offered for calendars where it takes place", () => {
    for (const state of EVENT_STATES) expect(pageOf({ state }).calendar !== null, state).toBe(takesPlace({ state }));
  });

  it("has a name that says so where it is shared, but not that one has to sign up", () => {
    expect(pageOf({ registration: "required" }).share!.title).toBe("Gudstjeneste");
    expect(pageOf({ registration: "closed" }).share!.title).toBe("Påmelding stengt: Gudstjeneste");
  });
});

describe("that one has to sign up", () => {
  const facts = JSON.stringify({ registration_url: "https://example.org/pamelding" });
  const said = (given: Partial<EventDetailRow>) => {
    const { state, practical } = pageOf({ registration: "required", ...given });
    return [practical.required, ...(state?.marks.map(({ text }) => text) ?? [])];
  };

  it.each<[string, Partial<EventDetailRow>, (string | null)[]]>([
    ["in the line of its button, where there is one", { facts }, ["Påmelding kreves"]],
    ["in the event's state, where there is none", {}, [null, "Påmelding kreves"]],
    ["beside what else has changed", { facts, ...MOVED }, ["Påmelding kreves", "Flyttet"]],
    ["not where it does not take place", { facts, ...CANCELLED }, [null, "Avlyst"]],
    ["not where there is no room", { facts, state: "full" }, [null, "Fullt"]],
  ])("is said once: %s", (_where, given, expected) => {
    expect(said(given)).toEqual(expected);
  });
});
