import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findAccountData } from "#db/queries/accounts/data";
import { findDeletion } from "#db/queries/events/deletions";
import { deletedFavorites, userFavorites, userFollows, users } from "#db/schema";
import { accountDeps, anAccount } from "#test/support/accounts";
import { fromNow, NOW } from "#test/support/clock";
import { aViewer } from "#test/support/profile-work";
import { aDeletion } from "#test/support/published-series";
import { anEvent, anOrganizer, setHidden, testDatabase, rowsWith } from "#test/support/rows";
import { refuse, succeed } from "~/domain/values";
import { restoreDeletion } from "~/models/events/bin";
import { changeFavorites, setFavoritesStorage } from "~/models/favorites/favorites";

test("nothing is written to an account that keeps its favourites on the device only, although another isolate knew it as keeping them", async () => {
  const event = await anEvent();
  const { id, email } = await anAccount();
  const viewer = aViewer({ userId: id, email, savesInAccount: true });
  const change = {
    add: { event_ids: [event.id], organizer_ids: [event.organizer_id] },
    remove: { event_ids: [], organizer_ids: [] },
  };
  const db = testDatabase();
  await db.update(users).set({ favorites_on_device_only: true }).where(eq(users.id, id));
  expect(await changeFavorites(change, viewer, accountDeps())).toEqual(refuse({ kind: "onDeviceOnly" }));
  expect(await rowsWith(userFavorites, { user_id: id })).toEqual([]);
  expect(await rowsWith(userFollows, { user_id: id })).toEqual([]);
  await db.update(users).set({ favorites_on_device_only: false }).where(eq(users.id, id));
  expect(await changeFavorites(change, viewer, accountDeps())).toMatchObject({
    ok: true,
    value: { event_ids: [event.id] },
  });
});

test("a heart that is saved while favourites move to the device goes along, and is not lost", async () => {
  const { id, email } = await anAccount();
  const viewer = aViewer({ userId: id, email, savesInAccount: true });
  const db = testDatabase();
  const hearts: string[] = [];
  const batch = async (...given: Parameters<typeof db.batch>) => {
    const { id: event_id } = await anEvent();
    hearts.push(event_id);
    await db.insert(userFavorites).values({ id: event_id, user_id: id, event_id, created_at: NOW });
    return db.batch(...given);
  };
  const saving = new Proxy(db, {
    get: (whole, name) => (name === "batch" ? batch : (Reflect.get(whole, name) as unknown)),
  });
  const saved = await setFavoritesStorage({ onDeviceOnly: true }, viewer, { db: saving });
  expect(saved.event_ids).toEqual(hearts);
  expect(await rowsWith(userFavorites, { user_id: id })).toEqual([]);
});

test("nor does the account get a heart back with an event that comes out of the bin", async () => {
  const db = testDatabase();
  const { id: event_id } = await anEvent();
  const { id, email } = await anAccount();
  await db.insert(userFavorites).values({ id: event_id, user_id: id, event_id, created_at: NOW });
  const deletion = (await findDeletion(db, await aDeletion(event_id)))!;
  await setFavoritesStorage({ onDeviceOnly: true }, aViewer({ userId: id, email, savesInAccount: true }), { db });
  expect(await rowsWith(deletedFavorites, { user_id: id })).toEqual([]);
  await restoreDeletion(deletion, "somebody", { db, now: NOW });
  expect(await rowsWith(userFavorites, { user_id: id })).toEqual([]);
});

test("a heart of the device on an event that lies in a bin at sign-in is there when the event comes back", async () => {
  const db = testDatabase();
  const event = await anEvent();
  const { id, email } = await anAccount();
  const viewer = aViewer({ userId: id, email, savesInAccount: true });
  const deletion = (await findDeletion(db, await aDeletion(event.id)))!;
  const nothing = { event_ids: [], organizer_ids: [] };
  const heart = { event_ids: [event.id], organizer_ids: [] };
  await changeFavorites({ add: heart, remove: nothing }, viewer, accountDeps());
  await changeFavorites({ add: nothing, remove: heart }, viewer, accountDeps());
  expect(await rowsWith(deletedFavorites, { user_id: id })).toEqual([]);
  await changeFavorites({ add: heart, remove: nothing }, viewer, accountDeps());
  await restoreDeletion(deletion, "somebody", { db, now: NOW });
  expect(await rowsWith(userFavorites, { user_id: id })).toMatchObject([
    { event_id: event.id, known_start: event.start_time, known_place: event.location_name },
  ]);
});

test("what visitors do not see is not saved, and what is hidden later has no name in one's data", async () => {
  const db = testDatabase();
  const { id, email } = await anAccount();
  const viewer = aViewer({ userId: id, email, savesInAccount: true });
  const [seen, later] = [await anEvent({ title: "Sett hele tiden" }), await anEvent({ title: "Skjult etterpå" })];
  const [hidden, held] = [await anEvent(), await anEvent({ public_from: fromNow({ days: 1 }) })];
  const [church, closed] = [await anOrganizer({ name: "Skjult menighet" }), await anOrganizer()];
  const merged = await anEvent({ merged_into: seen.id });
  await setHidden("event", hidden.id, true);
  await setHidden("organizer", closed.id, true);
  const change = {
    add: {
      event_ids: [seen.id, later.id, merged.id, hidden.id, held.id, "ingen"],
      organizer_ids: [church.id, closed.id, "ingen"],
    },
    remove: { event_ids: [], organizer_ids: [] },
  };
  const saved = await changeFavorites(change, viewer, accountDeps());
  expect(saved).toEqual(succeed({ event_ids: [seen.id, later.id, merged.id], organizer_ids: [church.id] }));
  await setHidden("event", later.id, true);
  await setHidden("organizer", church.id, true);
  const file = JSON.stringify(await findAccountData(db, { id, email }));
  expect([seen.title, later.title, church.name].filter((name) => file.includes(name))).toEqual([seen.title]);
});
