import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { events, eventSeries, organizers } from "#db/schema";
import { aMember } from "#test/support/effects";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, type EventRow, type OrganizerRow, testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { visit } from "#test/support/visitor";
import { eventFormMessages } from "#messages/event-form";
import { choiceName } from "~/domain/versions";
import { dayOf } from "~/domain/time/wall-clock";
import { formatAs } from "~/i18n/format";

let organizer: OrganizerRow;
let headers: Record<string, string>;

beforeAll(async () => {
  organizer = await anOrganizer({
    email: "to@redigerer.test",
    name: "Tokirken",
    description: "Vi er mange.",
    phone: "22 33 44 55",
    lat: 59.91,
    lng: 10.75,
  });
  headers = await signedIn("to@redigerer.test");
  await testDatabase()
    .insert(eventSeries)
    .values({ id: "serie-to", organizer_id: organizer.id, pattern: "weekly", until: "2026-06-22" });
});

const send = (path: string, fields: Record<string, string>) =>
  visit(path, { method: "POST", headers, body: new URLSearchParams(fields) });

/** Returns the fields that a page's forms send: hidden ones, and each choice's selected value. */
function fieldsIn(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const sent = tags.filter(
    (tag) => tag.includes('type="hidden"') || (tag.includes('type="radio"') && / checked/.test(tag)),
  );
  const attribute = (tag: string, name: string) => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
  return Object.fromEntries(sent.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
}

const unescaped = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const wordsOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, "|");

describe("the profile, when somebody else has saved since it was opened", () => {
  const stored = async () =>
    (await testDatabase().select().from(organizers).where(eq(organizers.id, organizer.id)))[0]!;
  const typed = { description: "Vi er mange.", phone: "22 33 44 55", city: "Oslo", lat: "59.91", lng: "10.75" };

  test("says so with 409, shows both versions of what differs and of nothing else, and saves what is chosen, without scripts", async () => {
    const opened = fieldsIn(await (await visit("/dashboard/settings", { headers })).text());
    expect(opened["version"]).toBe("1");
    const { version, opened_with } = opened as { version: string; opened_with: string };
    // The other person changes name and phone; this one changes the description and the name.
    expect(
      (
        await send("/dashboard/settings", {
          ...typed,
          name: "Tokirken menighet",
          phone: "99 88 77 66",
          version,
          opened_with,
        })
      ).status,
    ).toBe(303);
    const refused = await send("/dashboard/settings", {
      ...typed,
      name: "Den andre Tokirken",
      description: "Vi er flere.",
      version,
      opened_with,
    });
    const page = await refused.text();
    expect(refused.status).toBe(409);
    const words = wordsOf(page);
    for (const text of [
      "Noen andre har lagret imens",
      "Den andre Tokirken",
      "Tokirken menighet",
      "Vi er flere.",
      "Vi er mange.",
      "99 88 77 66",
      "22 33 44 55",
    ])
      expect(words).toContain(text);
    const choices = fieldsIn(page);
    expect(choices, "hers where she changed it, the other's where she did not").toMatchObject({
      version: "2",
      keep_name: "mine",
      keep_description: "mine",
      keep_phone: "theirs",
    });
    expect(choices).not.toHaveProperty("keep_website");
    expect(choices).not.toHaveProperty("keep_place");
    expect(await stored()).toMatchObject({ name: "Tokirken menighet", description: "Vi er mange." });

    expect((await send("/dashboard/settings", { ...choices, keep_name: "theirs" })).status).toBe(303);
    expect(await stored()).toMatchObject({
      name: "Tokirken menighet",
      description: "Vi er flere.",
      phone: "99 88 77 66",
      version: 3,
    });
  });

  test("comes back as a form with what was chosen, for whoever wants to look it over first", async () => {
    const { name, version } = await stored();
    const refused = await send("/dashboard/settings", { ...typed, name: "Enda en", version: "1" });
    const choices = fieldsIn(await refused.text());
    const page = await (
      await send("/dashboard/settings", {
        ...choices,
        keep_name: "theirs",
        keep_description: "mine",
        back_to_form: "1",
      })
    ).text();
    expect(page).toContain(`value="${name}"`);
    expect(fieldsIn(page)).toMatchObject({ version: String(version) });
    expect(await stored()).toMatchObject({ name, version });
  });

  test("is not saved by a form that does not say what it was opened with", async () => {
    expect((await send("/dashboard/settings", { ...typed, name: "Uten versjon" })).status).toBe(409);
  });
});

describe("an event of a series, when somebody else has saved since it was opened", () => {
  test("shows both versions in words, and of a date that was changed by itself how it stands; what is chosen is saved, without scripts", async () => {
    const series = [];
    for (const day of [8, 15, 22]) {
      series.push(
        await anEvent({
          organizer_id: organizer.id,
          series_id: "serie-to",
          series_day: `2026-06-${String(day).padStart(2, "0")}`,
          start_time: new Date(Date.UTC(2026, 5, day, 16)),
          end_time: new Date(Date.UTC(2026, 5, day, 17)),
          title: "Øvelse",
          description: "Alle stemmer.",
          city: "Oslo",
        }),
      );
    }
    const [first, second, third] = series as [EventRow, EventRow, EventRow];
    const edit = (event: EventRow) => `/dashboard/event/${event.id}/edit`;
    const opened = fieldsIn(await (await visit(edit(first), { headers })).text());
    const form = {
      ...opened,
      title: "Øvelse",
      description: "Alle stemmer.",
      event_type: "service",
      start_date: "2026-06-08",
      start_time: "18:00",
      end_time: "19:00",
      city: "Oslo",
      country: "Norge",
    };
    expect((await send(edit(first), { ...form, start_time: "19:30", end_time: "21:00", scope: "this" })).status).toBe(
      303,
    );
    const other = fieldsIn(await (await visit(edit(third), { headers })).text());
    expect(
      (await send(edit(third), { ...form, ...other, title: "Generalprøve", start_date: "2026-06-22", scope: "this" }))
        .status,
    ).toBe(303);

    const refused = await send(edit(first), { ...form, title: "Korøvelse", scope: "all" });
    const page = await refused.text();
    expect(refused.status).toBe(409);
    for (const text of [
      "Korøvelse",
      "mandag 8. juni 2026 kl. 18:00 – 19:00",
      "mandag 8. juni 2026 kl. 19:30 – 21:00",
      "Tittel: Generalprøve",
      "Blir som resten av serien",
    ])
      expect(wordsOf(page)).toContain(text);
    const choices = fieldsIn(page);
    expect(choices).toMatchObject({ keep_title: "mine", keep_when: "theirs", [`keep_date_${third.id}`]: "theirs" });
    expect(choices).not.toHaveProperty("keep_description");
    expect((await send(edit(first), choices)).status).toBe(303);
    const rows = await testDatabase()
      .select({ title: events.title, start: events.start_time })
      .from(events)
      .where(eq(events.series_id, "serie-to"))
      .orderBy(events.start_time);
    expect(rows.map(({ title, start }) => `${title} ${start.toISOString().slice(5, 16)}`)).toEqual([
      "Korøvelse 06-08T17:30",
      "Korøvelse 06-15T16:00",
      "Generalprøve 06-22T16:00",
    ]);
    expect(second.version).toBe(1);
  });

  test("comes back as a form that still knows what was chosen", async () => {
    const event = await anEvent({ organizer_id: organizer.id, title: "Lagret", description: "Tekst" });
    const texts = {
      title: "Mitt",
      description: "Min tekst",
      event_type: "service",
      start_date: "2026-06-08",
      start_time: "18:00",
      country: "Norge",
      version: "0",
    };
    const choices = fieldsIn(await (await send(`/dashboard/event/${event.id}/edit`, texts)).text());
    const page = await (
      await send(`/dashboard/event/${event.id}/edit`, {
        ...choices,
        keep_title: "theirs",
        keep_description: "mine",
        back_to_form: "1",
      })
    ).text();
    expect(page).toContain('value="Lagret"');
    expect(page).toContain("Min tekst");
    expect(fieldsIn(page)).toMatchObject({ version: "1" });
  });
});

describe("a member of the team, when somebody else has done something about them meanwhile", () => {
  const path = () => `/organizer/${organizer.id}/team`;

  test("is shown in both versions, and becomes what is chosen", async () => {
    const member = await aMember(organizer.id);
    const wish = { intent: "change_role", member_id: member.id, version: "1" };
    expect((await send(path(), { ...wish, role: "admin" })).status).toBe(303);
    const refused = await send(path(), { ...wish, role: "editor" });
    const page = await refused.text();
    expect(refused.status).toBe(409);
    expect(wordsOf(page)).toMatch(/Ditt\|+Redaktør[\s\S]*Den andres\|+Administrator/);
    expect((await send(path(), { ...wish, role: "editor", version: "2", keep_member: "theirs" })).status).toBe(303);
    expect(await member.now()).toMatchObject({ role: "admin" });
    expect((await send(path(), { ...wish, role: "editor", version: "2", keep_member: "mine" })).status).toBe(303);
    expect(await member.now()).toMatchObject({ role: "editor" });
  });

  test("is not removed unseen", async () => {
    const member = await aMember(organizer.id);
    await send(path(), { intent: "change_role", member_id: member.id, version: "1", role: "admin" });
    const refused = await send(path(), { intent: "remove", member_id: member.id, version: "1" });
    expect([refused.status, wordsOf(await refused.text()).includes("Skal ikke lenger være med")]).toEqual([409, true]);
    expect(await member.now()).toMatchObject({ role: "admin" });
  });
});

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
      ...fieldsIn(await (await visit(edit, { headers })).text()),
      title: "Lanseres",
      description: "Vi venter.",
      event_type: "service",
      start_date: dayOf(start_time),
      start_time: "18:00",
      city: "Oslo",
      country: "Norge",
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
    const stored = async () =>
      (await testDatabase().select().from(events).where(eq(events.id, event.id)))[0]!.publish_at;
    expect(dayOf((await stored())!)).toBe(dayOf(fromNow({ days: 3 })));
  });
});

describe("an event that two move, each for a reason", () => {
  test("shows both reasons, and keeps the one that is chosen; a form that does not ask leaves it as it is", async () => {
    const start_time = fromNow({ days: 5 });
    const { id } = await anEvent({ organizer_id: organizer.id, start_time, end_time: null, location_name: "Kirken" });
    const edit = `/dashboard/event/${id}/edit`;
    const form = {
      ...fieldsIn(await (await visit(edit, { headers })).text()),
      title: "Kveldsbønn",
      description: "Alle er velkomne.",
      event_type: "service",
      start_date: dayOf(start_time),
      start_time: "18:00",
      location_name: "Bedehuset",
      city: "Oslo",
      country: "Norge",
      mark_moved: "on",
    };
    const reason = async () => (await testDatabase().select().from(events).where(eq(events.id, id)))[0]!.state_reason;
    expect((await send(edit, { ...form, moved_reason: "Ovnen er gått" })).status).toBe(303);
    const refused = await send(edit, { ...form, moved_reason: "Kirken pusses opp" });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    for (const text of ["Hvorfor det er flyttet", "Ovnen er gått", "Kirken pusses opp"])
      expect(wordsOf(page)).toContain(text);
    const sent = fieldsIn(page);
    expect((await send(edit, { ...sent, [choiceName("moved_reason")]: "theirs" })).status).toBe(303);
    expect(await reason()).toBe("Ovnen er gått");

    const late = await (await send(edit, { ...form, title: "Aftenbønn" })).text();
    expect(wordsOf(late)).not.toContain("Hvorfor det er flyttet");
  });
});

describe("an event that somebody else deletes while she writes", () => {
  test("comes back with all she typed and who did what, and is published anew, without scripts; nobody else's form is", async () => {
    const event = await anEvent({ organizer_id: organizer.id, title: "Vårfest" });
    const edit = `/dashboard/event/${event.id}/edit`;
    const opened = fieldsIn(await (await visit(edit, { headers })).text());
    const typed = {
      ...opened,
      title: "Vårfest i hagen",
      description: "Ta med teppe.",
      event_type: "service",
      start_date: "2026-06-09",
      start_time: "18:00",
      end_time: "19:00",
      city: "Oslo",
      country: "Norge",
    };
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
    const published = await send("/dashboard/event/new", { ...typed, ...fieldsIn(page), event_type: "service" });
    expect(published.headers.get("Location")).toContain("melding=published");
    expect(await testDatabase().$count(events, eq(events.title, "Vårfest i hagen"))).toBe(1);
    const stranger = await signedIn((await anOrganizer()).email);
    expect((await visit(edit, { method: "POST", headers: stranger, body: new URLSearchParams(typed) })).status).toBe(
      404,
    );
    expect((await visit(edit, { headers })).status, "its page is gone").toBe(404);
  });
});

describe("an event that somebody else changes before she deletes it", () => {
  test("is asked about once more, as it is now", async () => {
    const event = await anEvent({ organizer_id: organizer.id, title: "Høstfest" });
    const path = `/dashboard/event/${event.id}/delete`;
    const asked = fieldsIn(await (await visit(path, { headers })).text());
    await testDatabase().update(events).set({ title: "Julefest", version: 2 }).where(eq(events.id, event.id));
    const refused = await send(path, asked);
    const page = await refused.text();
    expect(refused.status).toBe(409);
    for (const text of ["Noen andre har endret dette", "Julefest"]) expect(page).toContain(text);
    expect((await send(path, fieldsIn(page))).headers.get("Location")).toContain("melding=deleted");
    expect(await testDatabase().$count(events, eq(events.id, event.id))).toBe(0);
  });
});
