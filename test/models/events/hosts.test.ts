import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { answerHost, findHosted, findHostedWithNamed, listAsked, withdrawHost } from "#db/queries/events/hosts";
import { findEventPage } from "#db/queries/events/page";
import { findEventRecord } from "#db/queries/events/records";
import { listFavoriteEvents } from "#db/queries/favorites/events";
import { findDashboard } from "#db/queries/organizers/dashboard";
import { findOrganizerPage } from "#db/queries/organizers/page";
import { findOrganizerCalendar } from "#db/queries/search/of-organizer";
import { findEpoch } from "#db/queries/site/publication";
import { eventHosts, events, organizers, users } from "#db/schema";
import { calendarDeps } from "#test/support/calendar-work";
import { fromNow, NOW } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { aHost, anEvent, anOrganizer, aSeries, type EventRow, setHidden, testDatabase } from "#test/support/rows";
import { search } from "#test/support/search";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { parseHosts } from "~/domain/events/hosts";
import { askForHost, findEventHosts, type HostRequest } from "~/models/events/hosts";
import { ownListFilter } from "~/schemas/organizers/dashboard";

const db = testDatabase();
const { deps } = calendarDeps("");

const hostsOf = (id: string) => db.select().from(eventHosts).where(eq(eventHosts.event_id, id));

async function ask(event: EventRow, request: Partial<HostRequest> & object, now = NOW) {
  const hosted = await findHosted(db, event.id);
  return askForHost(hosted!, { scope: "this", ...request } as HostRequest, "somebody", { ...deps, now });
}

const answer = (event: EventRow, organizerId: string, yes: boolean) =>
  answerHost(db, { eventId: event.id, organizerId, answer: yes ? "yes" : "no" }, NOW);

/** Where an event stands besides its own organizer's: page, calendar, search, followers. */
async function seenAt(organizerId: string, event: EventRow) {
  const has = (list: readonly { id: string }[]) => list.some(({ id }) => id === event.id);
  const favorites = await listFavoriteEvents(db, { eventIds: [], organizerIds: [organizerId], now: NOW });
  return {
    page: has((await findOrganizerPage(db, organizerId, NOW))!.events),
    calendar: has((await findOrganizerCalendar(db, organizerId, NOW))!.events),
    search: has((await search({ organizerId })).events),
    followers: has(favorites.followedEvents),
    named: parseHosts((await findEventPage(db, event.id, NOW))!.event.hosts).some(({ id }) => id === organizerId),
  };
}

const NOWHERE = { page: false, calendar: false, search: false, followers: false, named: false };
const EVERYWHERE = { page: true, calendar: true, search: true, followers: true, named: true };

const epoch = () => findEpoch(db);

describe("an event that several organisations hold", () => {
  test("makes no cached page old by an answer that changes nothing people see", async () => {
    const [event, host, stranger] = [await anEvent(), await anOrganizer(), await anOrganizer()];
    await ask(event, { partner: host.id });
    const before = await epoch();
    expect(await answer(event, stranger.id, false)).toBe(false);
    await answer(event, host.id, false);
    expect(await epoch()).toBe(before);
    await answer(event, host.id, true);
    expect(await epoch()).toBe(before + 1);
    await answer(event, host.id, true);
    await withdrawHost(db, { eventId: event.id, organizerId: stranger.id, scope: "this" }, NOW);
    expect(await epoch()).toBe(before + 1);
  });

  test("names another, which accepts before it stands on its page, in its feed, in its search and with its followers", async () => {
    const [event, host] = [await anEvent(), await anOrganizer()];
    expect(await ask(event, { partner: host.id })).toEqual({ ok: true, value: null });
    expect(await seenAt(host.id, event)).toEqual(NOWHERE);
    expect(await answer(event, host.id, true)).toBe(true);
    expect(await seenAt(host.id, event)).toEqual(EVERYWHERE);
    expect((await findOrganizerPage(db, host.id, NOW))!.total).toBe(1);
    expect(await actualPublication()).toEqual(await expectedPublication());
    expect((await seenAt(event.organizer_id, event)).page).toBe(true);
  });

  test("tells organiser, place and partner apart", async () => {
    const [event, choir, church] = [await anEvent(), await anOrganizer(), await anOrganizer()];
    await ask(event, { partner: choir.id });
    await ask(event, { place: church.id });
    await answer(event, choir.id, true);
    await answer(event, church.id, true);
    const named = parseHosts((await findEventRecord(db, event.id))!.hosts);
    expect(Object.fromEntries(named.map(({ id, part }) => [id, part]))).toEqual({
      [choir.id]: "partner",
      [church.id]: "place",
    });
  });

  test("is left by the host, who may come back, and each answer may be sent twice", async () => {
    const [event, host] = [await anEvent(), await anOrganizer()];
    await ask(event, { partner: host.id });
    for (const yes of [true, true, false, false, true]) {
      expect(await answer(event, host.id, yes)).toBe(true);
      expect(await seenAt(host.id, event)).toEqual(yes ? EVERYWHERE : NOWHERE);
    }
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("takes the host off again, as often as it is pressed; whoever has declined is not asked twice", async () => {
    const [event, host] = [await anEvent(), await anOrganizer()];
    await ask(event, { partner: host.id });
    await answer(event, host.id, true);
    const taken = { eventId: event.id, organizerId: host.id, scope: "this" } as const;
    await withdrawHost(db, taken, NOW);
    await withdrawHost(db, taken, NOW);
    expect([await hostsOf(event.id), await seenAt(host.id, event)]).toEqual([[], NOWHERE]);
    expect(await answer(event, host.id, true)).toBe(false);
    await ask(event, { partner: host.id });
    await answer(event, host.id, false);
    await withdrawHost(db, taken, NOW);
    expect(await ask(event, { partner: host.id })).toMatchObject({ problem: { kind: "hasDeclined" } });
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("is refused its own organizer, hidden and deleted ones, and more than five", async () => {
    const event = await anEvent();
    expect(await ask(event, { partner: event.organizer_id })).toMatchObject({ problem: { kind: "sameOrganizer" } });
    const hidden = await anOrganizer();
    await setHidden("organizer", hidden.id, true);
    expect(await ask(event, { partner: hidden.id })).toMatchObject({ problem: { kind: "gone" } });
    expect(await ask(event, { partner: "slettet" })).toMatchObject({ problem: { kind: "gone" } });
    const five = await Promise.all(Array.from({ length: 5 }, () => anOrganizer()));
    for (const { id } of five) expect(await ask(event, { partner: id })).toMatchObject({ ok: true });
    const sixth = await anOrganizer();
    expect(await ask(event, { place: sixth.id })).toMatchObject({ problem: { kind: "tooManyHosts" } });
    await answer(event, five[0]!.id, false);
    expect(await ask(event, { place: sixth.id })).toMatchObject({ ok: true });
    const begun = await anEvent({ start_time: fromNow({ hours: -1 }) });
    expect(await ask(begun, { partner: sixth.id })).toMatchObject({ problem: { kind: "tooLate" } });
  });

  test("goes with a host that is hidden or deleted, and comes back when it is shown again", async () => {
    const [event, host] = [await anEvent(), await anOrganizer()];
    await aHost({ event_id: event.id, organizer_id: host.id, state: "accepted" });
    await setHidden("organizer", host.id, true);
    expect(parseHosts((await findEventPage(db, event.id, NOW))!.event.hosts)).toEqual([]);
    expect(await actualPublication()).toEqual(await expectedPublication());
    await setHidden("organizer", host.id, false);
    expect(await seenAt(host.id, event)).toEqual(EVERYWHERE);
    expect(await actualPublication()).toEqual(await expectedPublication());
    await db.delete(organizers).where(eq(organizers.id, host.id));
    expect(await hostsOf(event.id)).toEqual([]);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("is asked about anew when it gets another title; another time goes along", async () => {
    const [event, host] = [await anEvent({ title: "Julekonsert" }), await anOrganizer()];
    await aHost({ event_id: event.id, organizer_id: host.id, state: "accepted" });
    const start_time = fromNow({ days: 9 });
    await db.update(events).set({ start_time, title: "julekonsert " }).where(eq(events.id, event.id));
    expect(await hostsOf(event.id)).toMatchObject([{ state: "accepted", starts_at: start_time }]);
    expect(await seenAt(host.id, event)).toEqual(EVERYWHERE);
    await db.update(events).set({ title: "Kjøp billig" }).where(eq(events.id, event.id));
    expect(await hostsOf(event.id)).toMatchObject([{ state: "asked", answered_at: null }]);
    expect(await seenAt(host.id, event)).toEqual(NOWHERE);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("is asked about anew when its title in the other language is set or changed, not where that goes away", async () => {
    const [event, host] = [await anEvent({ title: "Julekonsert" }), await anOrganizer()];
    await aHost({ event_id: event.id, organizer_id: host.id, state: "accepted" });
    const stateOf = async () => (await hostsOf(event.id))[0]!.state;
    const name = (other_title: string | null) =>
      db.update(events).set({ other_title, other_language: "en" }).where(eq(events.id, event.id));
    await name("Buy cheap");
    expect(await stateOf()).toBe("asked");
    expect(await seenAt(host.id, event)).toEqual(NOWHERE);
    expect(await actualPublication()).toEqual(await expectedPublication());
    await answer(event, host.id, true);
    await name("buy CHEAP ");
    await name(null);
    expect(await stateOf()).toBe("accepted");
  });

  test("of a series is asked about and answered once for all later dates", async () => {
    const { id: organizer_id } = await anOrganizer();
    const series_id = (await aSeries(organizer_id)).id;
    const dates: EventRow[] = [];
    for (const days of [1, 8, 15, 22])
      dates.push(await anEvent({ organizer_id, series_id, title: "Ungdomskveld", start_time: fromNow({ days }) }));
    const host = await anOrganizer();
    await ask(dates[1]!, { partner: host.id, scope: "following" });
    const states = async () =>
      (await Promise.all(dates.map(({ id }) => hostsOf(id)))).map(([row]) => row?.state ?? null);
    expect(await states()).toEqual([null, "asked", "asked", "asked"]);
    const asked = await listAsked(db, host.id, NOW);
    expect(asked).toMatchObject([{ id: dates[1]!.id, dates: 3, state: "asked" }]);
    await answer(dates[1]!, host.id, true);
    expect(await states()).toEqual([null, "accepted", "accepted", "accepted"]);
    expect(await actualPublication()).toEqual(await expectedPublication());
    await withdrawHost(db, { eventId: dates[2]!.id, organizerId: host.id, scope: "following" }, NOW);
    expect(await states()).toEqual([null, "accepted", null, null]);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("is not told to the host before it is public", async () => {
    const host = await anOrganizer({ email: "venter@vert.test" });
    const held = await anEvent({ public_from: fromNow({ days: 1 }) });
    await ask(held, { partner: host.id });
    expect([await listAsked(db, host.id, NOW), await mailsTo("venter@vert.test")]).toEqual([[], []]);
    await db.update(events).set({ public_from: null }).where(eq(events.id, held.id));
    expect(await listAsked(db, host.id, NOW)).toHaveLength(1);
  });

  test("is found by a search among organizers, without itself and those that are named", async () => {
    const { id: organizer_id } = await anOrganizer({ name: "Storfjell menighet" });
    const event = await anEvent({ organizer_id });
    const [named, free] = [
      await anOrganizer({ name: "Storfjell bedehus" }),
      await anOrganizer({ name: "Storfjell kirkekor" }),
    ];
    await ask(event, { partner: named.id });
    const { found, named: listed } = await findEventHosts((await findHostedWithNamed(db, event.id))!, "storfjell", {
      db,
    });
    expect(found!.map(({ id }) => id)).toEqual([free.id]);
    expect(listed).toMatchObject([{ id: named.id, state: "asked", part: "partner" }]);
  });
});

describe("who is asked to be a host", () => {
  test("gets at most one mail a day, whoever asks and however often, in their language", async () => {
    for (const [locale, words] of [
      ["nb", ["Er dere med på dette?", "Fjellklang spør om dere er med", "sier at det er hos dere", "Se og svar"]],
      ["en", ["Do you take part in this?", "Fjellklang asks", "says that it is at your place", "See and answer"]],
    ] as const) {
      const email = `vert-${locale}@vert.test`;
      const host = await anOrganizer({ email });
      await db.insert(users).values({ id: `owner-${locale}`, email, password_hash: "none", locale });
      const { id: organizer_id } = await anOrganizer({ name: "Fjellklang" });
      await ask(await anEvent({ organizer_id }), { place: host.id });
      await ask(await anEvent(), { partner: host.id });
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      for (const word of words) expect(`${mail!.subject}\n${mail!.body_text}`).toContain(word);
      expect(mail!.subject).not.toContain("Fjellklang");
      expect(mail!.body_text).toContain("/dashboard/hosts");
      await ask(await anEvent({ start_time: fromNow({ days: 3 }) }), { partner: host.id }, fromNow({ days: 1 }));
      expect(await mailsTo(email)).toHaveLength(2);
    }
  });

  test("is told on the dashboard how many wait, the dates of a series as one", async () => {
    const host = await anOrganizer();
    const { id: organizer_id } = await anOrganizer();
    const series_id = (await aSeries(organizer_id)).id;
    for (const days of [1, 8]) {
      const { id: event_id } = await anEvent({ organizer_id, series_id, start_time: fromNow({ days }) });
      await aHost({ event_id, organizer_id: host.id });
    }
    await aHost({ event_id: (await anEvent()).id, organizer_id: host.id });
    await aHost({ event_id: (await anEvent()).id, organizer_id: host.id, state: "declined" });
    const { facts } = await findDashboard(db, {
      organizerId: host.id,
      email: "x@y.test",
      userId: "nobody",
      now: NOW,
      allReports: false,
      phrases: [],
      seriesId: null,
      publishedId: null,
      filter: ownListFilter.parse({}),
      after: null,
      before: null,
    });
    expect(facts.host_count).toBe(2);
  });
});
