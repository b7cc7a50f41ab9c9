import { findOrder, type Order } from "#db/queries/letters/orders";
import {
  addToReader,
  confirmReader,
  deleteReadersOf,
  findReaderByLink,
  findReaderOfUser,
  insertReader,
  type LetterReader,
  removeFromReader,
  updateReader,
  writeConsents,
} from "#db/queries/letters/readers";
import { insertLetters } from "#db/queries/mail/outbox";
import { endWaiting } from "#db/queries/mail/unwanted";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { nextLetterAt } from "~/domain/letters/letter-time";
import {
  CONSENT_WORDING,
  CONSENTS,
  kindsBesides,
  kindsOf,
  LETTER_KINDS,
  type LetterChoices,
  type LetterKind,
  wantsLetters,
  withoutKind,
} from "~/domain/letters/letters";
import type { Locale } from "~/domain/site/locales";
import { refuse, type Result, succeed } from "~/domain/values";
import { confirmLettersMail } from "~/emails/letters";
import { changeFavorites } from "~/models/favorites/favorites";
import { queueOutbox } from "~/models/mail/post";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import type { AccountLettersForm, AddressForm, ConfirmedOrder } from "~/schemas/letters/forms";
import { draftLetter } from "./draft";

type Deps = Given<"db" | "jobs" | "settings" | "now" | "locale" | "network">;

export const choicesOf = ({ weekly, weekday, hour, reminder, at_once }: LetterChoices): LetterChoices => ({
  weekly,
  weekday,
  hour,
  reminder,
  at_once,
});

export const consentsTo = (choices: LetterChoices, isFollowing: boolean) =>
  CONSENTS.filter((what) => (what === "following" ? isFollowing : kindsOf(choices).includes(what))).map(
    (what) => [newId(), what] as const,
  );

export function changeTo(choices: LetterChoices, now: Date): Partial<LetterReader> {
  return {
    ...choicesOf(choices),
    next_at: choices.weekly ? nextLetterAt(now, choices.weekday, choices.hour) : null,
    due_for: null,
    heard_at: now,
    asked_at: null,
    ended_at: wantsLetters(choices) ? null : now,
    ended_why: null,
  };
}

/** Nothing is sent before the link is pressed; neither answer nor mail tells whether it gets letters already. */
export async function askAddress(form: AddressForm, deps: Deps): Promise<Result<null, TooMany>> {
  const { db, now, settings, locale, network } = deps;
  const limited = await limitAttempts(
    { letterByNetwork: network, letterByRecipient: form.email },
    { db, now, settings },
  );
  if (!limited.ok) return limited;
  const id = newId();
  const letter = draftLetter(
    {
      readerId: id,
      to: form.email,
      key: `letters_confirm:${id}`,
      kind: null,
      compose: ({ manage }) => confirmLettersMail({ link: manage }, locale),
    },
    { appUrl: settings.APP_URL, now },
  );
  const searches = [...form.searches, ...form.organizer_ids.map((organizer) => `organizer_id=${organizer}`)];
  await db.batch([
    insertReader(db, { id, email: form.email, locale, ...choicesOf(form), heard_at: now, created_at: now }),
    ...addToReader(db, id, {
      searches: searches.map((search) => [newId(), search] as const),
      eventIds: form.event_ids,
    }),
    insertLetters(db, [letter]),
  ]);
  await queueOutbox([letter], deps);
  return succeed(null);
}

export const findReader = (token: string, { db }: Pick<Deps, "db">): Promise<LetterReader | null> =>
  findReaderByLink(db, hashToken(token));

/** What its link's page lists before that press. */
export const findAsked = ({ id }: LetterReader, email: string, { db }: Pick<Deps, "db">): Promise<Order> =>
  findOrder(db, { id, email });

/** The press that agrees, to what the page lists and what stayed ticked. Safe to repeat. */
export async function confirmAddress(
  { id, email, confirmed_at }: LetterReader,
  { kept_searches: searchIds, kept_events: eventIds, ...choices }: ConfirmedOrder,
  { db, now }: Pick<Deps, "db" | "now">,
): Promise<void> {
  if (confirmed_at || email === null) return;
  const change = { ...changeTo(choices, now), confirmed_at: now };
  const given = consentsTo(choices, searchIds.length + eventIds.length > 0);
  await db.batch([
    ...confirmReader(db, { id, email }, { change, kept: { searchIds, eventIds } }),
    ...writeConsents(db, { reader_id: id }, { given, asked: CONSENTS, wording: CONSENT_WORDING, now }),
  ]);
}

/** A sign of life; what waits to be sent of other kinds is not. */
export async function changeChoices(
  reader: LetterReader,
  choices: LetterChoices,
  { db, now, locale = reader.locale }: Pick<Deps, "db" | "now"> & { locale?: Locale },
): Promise<void> {
  const owner = reader.user_id === null ? { reader_id: reader.id } : { user_id: reader.user_id };
  await db.batch([
    updateReader(db, reader.id, { ...changeTo(choices, now), locale }),
    endWaiting(db, reader.id, kindsBesides(choices), now),
    ...writeConsents(db, owner, {
      given: consentsTo(choices, false),
      asked: LETTER_KINDS,
      wording: CONSENT_WORDING,
      now,
    }),
  ]);
}

/** "Yes" after a month of silence, also where the letter has ended meanwhile. Safe to repeat. */
export const keepLetters = (reader: LetterReader, deps: Pick<Deps, "db" | "now">) =>
  changeChoices(reader, { ...choicesOf(reader), weekly: reader.weekly || reader.ended_why === "silence" }, deps);

/** The rest goes on. Safe to repeat. */
export async function stopLetters(reader: LetterReader, kind: LetterKind, { db, now }: Pick<Deps, "db" | "now">) {
  if (reader.confirmed_at && kindsOf(reader).includes(kind))
    await changeChoices(reader, withoutKind(choicesOf(reader), kind), { db, now });
}

export async function unfollow(reader: LetterReader, search: string, { db, now }: Pick<Deps, "db" | "now">) {
  await db.batch([
    ...removeFromReader(db, reader.id, search),
    updateReader(db, reader.id, { heard_at: now, asked_at: null }),
  ]);
}

/** Every row of the address: a link is the mailbox's. */
export async function forgetReader(reader: LetterReader, { db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  await db.batch(deleteReadersOf(db, reader, now));
}

/** "onDeviceOnly": the account stores no favourites, so nothing saved can be told of. */
type AccountProblem = { kind: "unconfirmedEmail" | "onDeviceOnly" } | TooMany;

/** To the account's confirmed address; saves events to be told of. Choosing nothing ends all. Safe to repeat. */
export async function setAccountLetters(
  { event_ids, ...choices }: AccountLettersForm,
  viewer: Viewer,
  { db, now, locale, settings }: Pick<Deps, "db" | "now" | "locale" | "settings">,
): Promise<Result<null, AccountProblem>> {
  if (!wantsLetters(choices)) {
    const reader = await findReaderOfUser(db, viewer.userId);
    if (reader) await changeChoices(reader, choices, { db, now, locale });
    return succeed(null);
  }
  if (!viewer.isVerified) return refuse({ kind: "unconfirmedEmail" });
  const isAboutSaved = choices.reminder !== "none" || choices.at_once;
  if (isAboutSaved && !viewer.savesInAccount) return refuse({ kind: "onDeviceOnly" });
  if (event_ids.length > 0) {
    const nothing = { event_ids: [], organizer_ids: [] };
    const changes = { add: { ...nothing, event_ids }, remove: nothing };
    const saved = await changeFavorites(changes, viewer, { db, settings, now });
    if (!saved.ok) return saved;
  }
  await insertReader(db, {
    id: newId(),
    user_id: viewer.userId,
    locale,
    ...choicesOf(choices),
    heard_at: now,
    confirmed_at: now,
    created_at: now,
  });
  const reader = await findReaderOfUser(db, viewer.userId);
  if (reader) await changeChoices(reader, choices, { db, now, locale });
  return succeed(null);
}
