import { findMismatchSubject, insertMismatch, type MismatchSubject } from "#db/queries/events/mismatches";
import { findOwner } from "#db/queries/organizers/owner";
import { mismatchMessages } from "#messages/mismatches";
import { hashToken } from "~/auth/tokens";
import { canSayMismatch } from "~/domain/events/mismatches";
import { takesPlace } from "~/domain/events/types";
import { neighbourhoodOf } from "~/domain/moderation/reports";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { dateFromUnix, dayOf } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import { mismatchMail } from "~/emails/organizers";
import { mailRow, queueMails } from "~/models/mail/post";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import type { SaidMismatch } from "~/schemas/events/mismatch";

type Deps = Given<"db" | "network" | "jobs" | "settings" | "now">;

/** Not of an event that is called off. */
export function isOpenToMismatches(event: MismatchSubject, now: Date): boolean {
  const { start_time, end_time, all_day } = event;
  const times = {
    start: dateFromUnix(start_time),
    end: end_time === null ? null : dateFromUnix(end_time),
    isAllDay: all_day === 1,
  };
  return takesPlace(event) && canSayMismatch(times, now);
}

/** Tells a few networks apart, and finds nobody. */
const FINGERPRINT_LENGTH = 5;

/** The organizer gets at most one mail a day about an event. The same from the same network counts once. */
export async function sayMismatch(
  id: string,
  { problem, words }: SaidMismatch,
  { db, network, jobs, settings, now }: Deps,
): Promise<Result<null, { kind: "gone" } | { kind: "tooLate" } | TooMany>> {
  const event = await findMismatchSubject(db, id);
  if (!event) return refuse({ kind: "gone" });
  if (!isOpenToMismatches(event, now)) return refuse({ kind: "tooLate" });
  const place = neighbourhoodOf(network);
  const limited = await limitAttempts({ mismatchByNetwork: network, mismatchByEvent: event.id }, { db, now, settings });
  if (!limited.ok) return limited;
  const owner = await findOwner(db, event.organizer_id);
  const mail = mismatchMail(
    {
      title: event.title,
      start: dateFromUnix(event.start_time),
      problem,
      words,
      now,
      link: `${settings.APP_URL}/dashboard/mismatches`,
    },
    owner?.locale ?? CONTENT_LOCALE,
  );
  const row = mailRow({ key: `mismatch:${event.id}:${dayOf(now)}`, to: owner?.email ?? "", mail }, now);
  const said = {
    id: hashToken(JSON.stringify([event.id, place, problem, words, dayOf(now)])).slice(0, 40),
    event_id: event.id,
    organizer_id: event.organizer_id,
    problem,
    words,
    network: hashToken(`mismatch:${event.organizer_id}:${place}`).slice(0, FINGERPRINT_LENGTH),
  };
  const { reason, words: forModerators } = mismatchMessages.moderation;
  await insertMismatch(db, said, { mail: row, repeated: { id: newId(), reason, words: forModerators } }, now);
  await queueMails([row], { jobs });
  return succeed(null);
}
