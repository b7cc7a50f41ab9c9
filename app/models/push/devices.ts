import type { Database } from "#db/client";
import {
  countDevicesOf,
  deleteDeviceBeyond,
  findDevice,
  renewDevice,
  setDeviceSession,
  upsertDevice,
} from "#db/queries/letters/devices";
import { deleteReader, type LetterReader, updateReader, writeConsents } from "#db/queries/letters/readers";
import { endWaiting } from "#db/queries/mail/unwanted";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import {
  CONSENTS,
  LETTER_KINDS,
  type LetterKind,
  PUSH_CONSENT_WORDING,
  wantsLetters,
  withoutKind,
} from "~/domain/letters/letters";
import { refuse, type Result, succeed } from "~/domain/values";
import { changeFavorites } from "~/models/favorites/favorites";
import { changeTo, choicesOf, consentsTo } from "~/models/letters/subscribe";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import type { BrowserSubscription, DeviceProof, PushOrder } from "~/schemas/letters/push";
import { type DeviceLists, setLists } from "./device-lists";

type Deps = Given<"db" | "pushes" | "settings" | "now" | "locale" | "network">;

/** The viewer is whoever has the device in hand. */
export interface DeviceSeen extends Pick<Deps, "db" | "now" | "locale"> {
  viewer: Viewer | null;
}

/** More are refused. */
const DEVICES_PER_ACCOUNT = 20;

/** "unknownDevice": an unknown push service, or another's address; "onDeviceOnly": the account stores no favourites. */
export type DeviceProblem = { kind: "unknownDevice" | "onDeviceOnly" | "tooManyDevices" } | TooMany;

/** The same for a device however often it asks, so that two tabs make one reader. */
const readerIdOf = ({ endpoint, keys }: BrowserSubscription) => hashToken(`${endpoint} ${keys.auth}`);

const NOTHING: DeviceLists = { searches: [], organizer_ids: [], event_ids: [] };

/** Of what the account follows, or what the device has sent along. Safe to repeat. */
export async function setDevicePushes(
  form: PushOrder,
  viewer: Viewer | null,
  { db, pushes, settings, now, locale, network }: Deps,
): Promise<Result<null, DeviceProblem>> {
  const limited = await limitAttempts({ pushByNetwork: network }, { db, now, settings });
  if (!limited.ok) return limited;
  if (!form.subscription) return refuse({ kind: "unknownDevice" });
  const { endpoint, keys } = form.subscription;
  if (!pushes.accepts(endpoint)) return refuse({ kind: "unknownDevice" });
  const known = await findDevice(db, endpoint);
  if (known && known.device.auth !== keys.auth) return refuse({ kind: "unknownDevice" });
  const isAboutSaved = form.reminder !== "none" || form.at_once;
  if (viewer && isAboutSaved && !viewer.savesInAccount) return refuse({ kind: "onDeviceOnly" });
  const isNew = viewer !== null && known?.reader.user_id !== viewer.userId;
  if (isNew && (await countDevicesOf(db, viewer.userId)) >= DEVICES_PER_ACCOUNT)
    return refuse({ kind: "tooManyDevices" });
  if (viewer && form.event_ids.length > 0) {
    const nothing = { event_ids: [], organizer_ids: [] };
    const changes = { add: { ...nothing, event_ids: form.event_ids }, remove: nothing };
    const saved = await changeFavorites(changes, viewer, { db, settings, now });
    if (!saved.ok) return saved;
  }
  const id = known?.reader.id ?? readerIdOf(form.subscription);
  const lists = viewer ? NOTHING : form;
  const isFollowing = viewer !== null || form.searches.length + form.organizer_ids.length + form.event_ids.length > 0;
  const reader = { id, channel: "push" as const, user_id: viewer?.userId ?? null, locale, confirmed_at: now };
  const written = await db.batch([
    ...upsertDevice(
      db,
      { ...reader, ...choicesOf(form), ...changeTo(form, now), heard_at: now },
      { reader_id: id, endpoint, ...keys, session_id: viewer && hashToken(viewer.sessionId), created_at: now },
    ),
    ...setLists(db, id, lists),
    ...writeConsents(
      db,
      { reader_id: id },
      { given: consentsTo(form, isFollowing), asked: CONSENTS, wording: PUSH_CONSENT_WORDING, now },
    ),
    // Several may ask at once.
    deleteDeviceBeyond(db, id, DEVICES_PER_ACCOUNT),
  ]);
  return (written.at(-1) as unknown[]).length > 0 ? refuse({ kind: "tooManyDevices" }) : succeed(null);
}

/** Null where the device has not shown what only it has. */
async function findReader({ endpoint, keys }: DeviceProof, db: Database): Promise<LetterReader | null> {
  const known = await findDevice(db, endpoint);
  return known && known.device.auth === keys.auth ? known.reader : null;
}

/** A sign of life. Lists sent replace those stored, but an account's; in one, the device is today's sign-in's. */
export async function seeDevice(
  proof: DeviceProof,
  lists: DeviceLists | undefined,
  { db, now, locale, viewer }: DeviceSeen,
): Promise<LetterReader | null> {
  const reader = await findReader(proof, db);
  if (!reader) return null;
  const isTheirs = viewer !== null && reader.user_id === viewer.userId;
  await db.batch([
    updateReader(db, reader.id, { heard_at: now, asked_at: null, locale }),
    ...(lists && reader.user_id === null ? setLists(db, reader.id, lists) : []),
    ...(isTheirs ? [setDeviceSession(db, reader.id, hashToken(viewer.sessionId))] : []),
  ]);
  return reader;
}

/** Where nothing is left, all that is stored of the device is deleted. Safe to repeat. */
export async function stopDevicePushes(proof: DeviceProof, kind: LetterKind, { db, now }: Pick<Deps, "db" | "now">) {
  const reader = await findReader(proof, db);
  if (!reader) return;
  const choices = withoutKind(choicesOf(reader), kind);
  if (!wantsLetters(choices)) return void (await deleteReader(db, reader.id));
  await db.batch([
    updateReader(db, reader.id, changeTo(choices, now)),
    endWaiting(db, reader.id, [kind], now),
    ...writeConsents(
      db,
      { reader_id: reader.id },
      { given: consentsTo(choices, false), asked: LETTER_KINDS, wording: PUSH_CONSENT_WORDING, now },
    ),
  ]);
}

/** Deletes all that is stored of the device. Safe to repeat. */
export async function forgetDevice(proof: DeviceProof, { db }: Pick<Deps, "db">): Promise<void> {
  const reader = await findReader(proof, db);
  if (reader) await deleteReader(db, reader.id);
}

/** Those of a device without an account go on. Safe to repeat. */
export async function leaveDeviceOfAccount(proof: DeviceProof, { db }: Pick<Deps, "db">): Promise<void> {
  const reader = await findReader(proof, db);
  if (reader?.user_id) await deleteReader(db, reader.id);
}

/** To the address that its browser has given it anew. Safe to repeat. */
export async function moveDevice(
  proof: DeviceProof,
  { endpoint, keys }: BrowserSubscription,
  { db, pushes }: Pick<Deps, "db" | "pushes">,
): Promise<Result<null, { kind: "unknownDevice" }>> {
  if (!pushes.accepts(endpoint)) return refuse({ kind: "unknownDevice" });
  const reader = await findReader(proof, db);
  if (!reader || (await findDevice(db, endpoint))) return succeed(null);
  await renewDevice(db, reader.id, { endpoint, ...keys });
  return succeed(null);
}
