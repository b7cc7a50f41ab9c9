import type { Database } from "#db/client";
import {
  askHost,
  findHosted,
  type HostedEvent,
  type HostedWithNamed,
  type HostQuestion,
  selectNamed,
} from "#db/queries/events/hosts";
import { listOrganizers, type OrganizerCardRow } from "#db/queries/organizers/list";
import { findOwner } from "#db/queries/organizers/owner";
import { type HostPart, type HostScope, MOST_HOSTS } from "~/domain/events/hosts";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { dateFromUnix, dayOf, unixSeconds } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import { hostMail } from "~/emails/organizers";
import { mailRow, queueMails } from "~/models/mail/post";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";

const MOST_FOUND = 8;

export interface EventHosts extends HostedWithNamed {
  found: Pick<OrganizerCardRow, "id" | "name" | "logo_url" | "city">[] | null;
}

export async function findEventHosts(
  { event, named }: HostedWithNamed,
  query: string,
  { db }: { db: Database },
): Promise<EventHosts> {
  if (query === "") return { event, named, found: null };
  const taken = new Set([event.organizer_id, ...named.map(({ id }) => id)]);
  const { organizers } = await listOrganizers(db, { query, limit: MOST_FOUND + taken.size, after: null });
  return { event, named, found: organizers.filter(({ id }) => !taken.has(id)).slice(0, MOST_FOUND) };
}

/** `hasDeclined`: it said no; `gone`: visitors don't see it; `tooLate`: the event has begun. */
export type AskProblem = { kind: "sameOrganizer" | "tooManyHosts" | "hasDeclined" | "gone" | "tooLate" } | TooMany;

type Deps = Given<"db" | "jobs" | "now", "APP_URL" | "ENVIRONMENT">;

export type HostRequest = ({ partner: string } | { place: string }) & { scope: HostScope };

/** Of one date or all later ones too. An owner gets at most one mail a day; whoever is named is not asked again. */
export async function askForHost(
  event: HostedEvent,
  request: HostRequest,
  userId: string,
  deps: Deps,
): Promise<Result<null, AskProblem>> {
  const { db, settings, now } = deps;
  const { scope } = request;
  const [part, organizerId] =
    "place" in request ? (["place", request.place] as const) : (["partner", request.partner] as const);
  if (organizerId === event.organizer_id) return refuse({ kind: "sameOrganizer" });
  if (event.start_time < unixSeconds(now)) return refuse({ kind: "tooLate" });
  const before = (await selectNamed(db, event.id)).find(({ id }) => id === organizerId);
  if (before) return before.state === "declined" ? refuse({ kind: "hasDeclined" }) : succeed(null);
  const limited = await limitAttempts({ hostByOrganizer: event.organizer_id }, { db, now, settings });
  if (!limited.ok) return limited;
  const mail = await rowOfMail(event, { organizerId, part, scope }, userId, deps);
  await askHost(db, { eventId: event.id, organizerId, part, scope }, mail, now);
  const named = await selectNamed(db, event.id);
  if (!named.some(({ id }) => id === organizerId))
    return refuse({
      kind: named.filter(({ state }) => state !== "declined").length < MOST_HOSTS ? "gone" : "tooManyHosts",
    });
  if (mail) await queueMails([mail], deps);
  return succeed(null);
}

/** About all dates from the first on. */
export async function askChosenHosts(
  firstId: string,
  chosen: readonly { id: string; part: HostPart }[],
  userId: string,
  deps: Deps,
): Promise<void> {
  const event = await findHosted(deps.db, firstId);
  if (!event) return;
  for (const { id, part } of chosen) {
    const request = { scope: "following", ...(part === "place" ? { place: id } : { partner: id }) } as const;
    await askForHost(event, request, userId, deps);
  }
}

/** Null where the owner is who asks. */
async function rowOfMail(
  event: HostedEvent,
  { organizerId, part, scope }: Omit<HostQuestion, "eventId">,
  userId: string,
  { db, settings, now }: Deps,
) {
  const owner = await findOwner(db, organizerId);
  if (!owner || owner.user_id === userId) return null;
  const mail = hostMail(
    {
      organizer: event.organizer_name,
      title: event.title,
      start: dateFromUnix(event.start_time),
      part,
      more: scope === "following" ? event.later : 0,
      now,
      link: `${settings.APP_URL}/dashboard/hosts`,
    },
    owner.locale ?? CONTENT_LOCALE,
  );
  return mailRow({ key: `hosts:${organizerId}:${dayOf(now)}`, to: owner.email, mail }, now);
}
