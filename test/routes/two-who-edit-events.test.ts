import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { events } from "#db/schema";
import { eventFormMessages } from "#messages/event-form";
import { fromNow } from "#test/support/clock";
import { fieldsIn, wordsOf } from "#test/support/read-forms";
import { anEvent, anOrganizer, type OrganizerRow, testDatabase, rowsWith } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";
import { dayOf } from "~/domain/time/days-and-moments";
import { choiceName } from "~/domain/versions";
import { formatAs } from "~/i18n/format";

let organizer: OrganizerRow;
let headers: Record<string, string>;

beforeAll(async () => {
  organizer = await anOrganizer({ email: "to@arrangerer.test", name: "Tokirken", lat: 59.91, lng: 10.75 });
  headers = await signedIn("to@arrangerer.test");
});

const send = (path: string, fields: Record<string, string>) => sendForm(path, fields, headers);

describe("an event that waits, when somebody else has given it another time to become public", () => {
  test("shows both times, and waits until the one that is chosen", async () => {
    const [publish_at, start_time] = [fromNow({ days: 2 }), fromNow({ days: 9 })];
    const event = await anEvent({
      organizer_id: organizer.id,
      title: "Lanseres",
      publish_at,
      public_from: publish_at,
      start_time,
    });
    const edit = `/dashboard/event/${event.id}/edit`;
    const form = {
      ...fieldsIn(await pageText(edit, headers)),
      description: "Vi venter.",
      city: "Oslo",
      publish: "later",
    };
    const at = (days: number) => ({ publish_date: dayOf(fromNow({ days })), publish_time: "08:00" });
    expect((await send(edit, { ...form, ...at(3) })).status).toBe(303);
    const refused = await send(edit, { ...form, ...at(4) });
    const page = await refused.text();
    expect(refused.status).toBe(409);
    const { timing } = eventFormMessages;
    expect(wordsOf(page)).toContain(timing.title);
    for (const days of [3, 4]) expect(wordsOf(page)).toContain(formatAs("weekdayAndYear", fromNow({ days }), "nb"));
    const sent = fieldsIn(page);
    expect((await send(edit, { ...sent, [choiceName("publish")]: "theirs" })).status).toBe(303);
    const stored = async () => (await rowsWith(events, { id: event.id }))[0]!.publish_at;
    expect(dayOf((await stored())!)).toBe(dayOf(fromNow({ days: 3 })));
  });
});

describe("an event that two move, each for a reason", () => {
  test("shows both reasons, and keeps the one that is chosen; a form that does not ask leaves it as it is", async () => {
    const start_time = fromNow({ days: 5 });
    const { id } = await anEvent({ organizer_id: organizer.id, start_time, end_time: null, location_name: "Kirken" });
    const edit = `/dashboard/event/${id}/edit`;
    const form = {
      ...fieldsIn(await pageText(edit, headers)),
      description: "Alle er velkomne.",
      location_name: "Bedehuset",
      city: "Oslo",
      mark_moved: "on",
    };
    const reason = async () => (await rowsWith(events, { id }))[0]!.state_reason;
    expect((await send(edit, { ...form, moved_reason: "Ovnen er gått" })).status).toBe(303);
    const refused = await send(edit, { ...form, moved_reason: "Kirken pusses opp" });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    for (const text of ["Hvorfor det er flyttet", "Ovnen er gått", "Kirken pusses opp"])
      expect(wordsOf(page)).toContain(text);
    const sent = fieldsIn(page);
    expect((await send(edit, { ...sent, [choiceName("moved_reason")]: "theirs" })).status).toBe(303);
    expect(await reason()).toBe("Ovnen er gått");

    const { moved_reason: _asked, ...unasked }: Record<string, string> = form;
    const late = await (await send(edit, { ...unasked, title: "Aftenbønn" })).text();
    expect(wordsOf(late)).not.toContain("Hvorfor det er flyttet");
  });
});

describe("an event that somebody else deletes while she writes", () => {
  test("comes back with all she typed and who did what, and is published anew, without scripts; nobody else's form is", async () => {
    const event = await anEvent({ organizer_id: organizer.id, title: "Vårfest" });
    const edit = `/dashboard/event/${event.id}/edit`;
    const opened = fieldsIn(await pageText(edit, headers));
    const typed = { ...opened, title: "Vårfest i hagen", description: "Ta med teppe.", city: "Oslo" };
    expect((await send(`/dashboard/event/${event.id}/delete`, { scope: "this" })).status).toBe(303);
    const refused = await send(edit, typed);
    const page = await refused.text();
    expect(refused.status).toBe(409);
    for (const text of [
      "Noen andre har slettet arrangementet",
      "Vårfest i hagen",
      "Ta med teppe.",
      'action="/dashboard/event/new"',
      "Publiser",
    ])
      expect(page).toContain(text);
    const published = await send("/dashboard/event/new", fieldsIn(page));
    expect(published.headers.get("Location")).toContain("melding=published");
    expect(await testDatabase().$count(events, eq(events.title, "Vårfest i hagen"))).toBe(1);
    const stranger = await signedIn((await anOrganizer()).email);
    expect((await sendForm(edit, typed, stranger)).status).toBe(404);
    expect((await visit(edit, { headers })).status, "its page is gone").toBe(404);
  });
});

test("an event that somebody else changes before she deletes it is asked about once more, as it is now", async () => {
  const event = await anEvent({ organizer_id: organizer.id, title: "Høstfest" });
  const path = `/dashboard/event/${event.id}/delete`;
  const asked = fieldsIn(await pageText(path, headers));
  await testDatabase().update(events).set({ title: "Julefest", version: 2 }).where(eq(events.id, event.id));
  const refused = await send(path, asked);
  const page = await refused.text();
  expect(refused.status).toBe(409);
  for (const text of ["Noen andre har endret dette", "Julefest"]) expect(page).toContain(text);
  expect((await send(path, fieldsIn(page))).headers.get("Location")).toContain("melding=deleted");
  expect(await testDatabase().$count(events, eq(events.id, event.id))).toBe(0);
});
