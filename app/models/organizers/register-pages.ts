import type { Database } from "#db/client";
import type { NewOrganizer } from "#db/queries/organizers/organizers";
import {
  beginUndo,
  deleteBatchPages,
  findBatch,
  insertBatch,
  insertPages,
  listKnownUnits,
  takeDueBatches,
} from "#db/queries/organizers/register-pages";
import type { Viewer } from "~/domain/accounts/access";
import { parseOrganizationNumber } from "~/domain/organizers/contact";
import { nextCheck, type RegisterUnit } from "~/domain/organizers/register";
import { CONGREGATION_FORMS, isCongregationName, nobodysEmail } from "~/domain/organizers/register-pages";
import { RELEASE_EVERY_SECONDS } from "~/domain/organizers/standing";
import { COUNTIES } from "~/domain/places/counties";
import { nameKey } from "~/domain/search/words";
import { refuse, type Result, succeed } from "~/domain/values";
import type { AddressBook } from "~/gateways/addresses/address-book";
import { findMunicipality, municipalitiesIn } from "~/gateways/gazetteer/counties";
import { logError } from "~/gateways/log";
import { MOST_LISTED, type Register } from "~/gateways/register/register";
import type { JobQueue } from "~/jobs/queue";
import { settlePlace } from "~/models/places/settle";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import { newOrganizer } from "./create";

/** What the register has in a place, by name. `holder`: whose number it is; "removed": no batch makes its page. */
export interface PlaceUnits {
  units: { unit: RegisterUnit; holder: { id: string; name: string } | "removed" | null }[];
  /** Of a legal form the register has more than are listed. */
  isCut: boolean;
}

type PlaceProblem = { kind: "unknownPlace" | "unreachable" };

/** `place` is the number of a municipality or a county. */
export async function listRegisterUnits(
  place: string,
  { register }: { register: Pick<Register, "list"> },
): Promise<Result<{ units: RegisterUnit[]; isCut: boolean }, PlaceProblem>> {
  const county = COUNTIES.find((number) => number === place);
  const municipality = findMunicipality(place);
  const numbers = county ? municipalitiesIn(county).map(({ number }) => number) : municipality ? [place] : [];
  if (numbers.length === 0) return refuse({ kind: "unknownPlace" });
  const units = new Map<string, RegisterUnit>();
  let isCut = false;
  for (const { form, trade, isByName } of CONGREGATION_FORMS) {
    const found = await register.list({ municipalities: numbers, form, trade });
    if (!found) return refuse({ kind: "unreachable" });
    isCut ||= found.length >= MOST_LISTED;
    for (const unit of found)
      if (isMade(unit) && (!isByName || isCongregationName(unit.name))) units.set(unit.number, unit);
  }
  return succeed({ units: [...units.values()].sort(byName), isCut });
}

const byName = (one: RegisterUnit, other: RegisterUnit) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1);

const isMade = ({ number, standing }: RegisterUnit) =>
  standing === "active" && parseOrganizationNumber(number) === number;

export async function listPlace(
  place: string,
  deps: { db: Database; register: Pick<Register, "list"> },
): Promise<Result<PlaceUnits, PlaceProblem>> {
  const listed = await listRegisterUnits(place, deps);
  if (!listed.ok) return listed;
  const { units, isCut } = listed.value;
  const known = await listKnownUnits(
    deps.db,
    units.map(({ number }) => number),
  );
  return succeed({ units: units.map((unit) => ({ unit, holder: known.get(unit.number) ?? null })), isCut });
}

type Deps = Given<"db" | "jobs" | "now">;

/** The queue makes the pages; where it is away, the cron asks it again. */
export async function orderPages(
  { place, numbers }: { place: string; numbers: readonly string[] },
  actor: Viewer,
  { db, jobs, now }: Deps,
): Promise<void> {
  const wanted = [...new Set(numbers)];
  const batch = { id: newId(), place, actor_id: actor.userId, waiting: JSON.stringify(wanted), due_at: again(now) };
  const entry = {
    actorId: actor.userId,
    organizerId: null,
    action: "register_batch_made" as const,
    detail: `${place}: ${wanted.length}`,
  };
  await insertBatch(db, { ...batch, created_at: now }, entry, now);
  await enqueue([batch.id], jobs);
}

const again = (now: Date) => new Date(now.getTime() + RELEASE_EVERY_SECONDS * 1000);

const enqueue = (ids: readonly string[], jobs: JobQueue) =>
  jobs
    .enqueue(ids.map((batch_id) => ({ type: "make_pages" as const, batch_id })))
    .catch((error: unknown) => logError("queue_unavailable", error, { batches: ids }));

/** Batches whose message was lost, that waited for the register, or that a command on the server has begun. */
export async function continueBatches({ db, jobs, now }: Deps): Promise<void> {
  const due = await takeDueBatches(db, { now, until: again(now) });
  if (due.length > 0)
    await enqueue(
      due.map(({ id }) => id),
      jobs,
    );
}

/** Of one message, which ends with the next. */
const PAGES_A_STEP = 20;
/** Perhaps with what was read of their websites. */
const DELETED_A_STEP = 25;

interface MakeDeps extends Deps {
  register: Pick<Register, "find">;
  addresses: AddressBook;
}

/** Safe to repeat: a number that has a page, or had one that was removed, gets none. */
export async function makePages(batchId: string, deps: MakeDeps): Promise<void> {
  const { db, jobs, now } = deps;
  const batch = await findBatch(db, batchId);
  if (!batch) return;
  if (batch.undone_at) {
    if ((await deleteBatchPages(db, batchId, DELETED_A_STEP)) === DELETED_A_STEP) await enqueue([batchId], jobs);
    return;
  }
  const waiting = JSON.parse(batch.waiting) as string[];
  const step = waiting.slice(0, PAGES_A_STEP);
  const known = await listKnownUnits(db, step);
  const done: string[] = [];
  const pages: NewOrganizer[] = [];
  for (const number of step) {
    const answer = known.has(number) ? null : await deps.register.find(number);
    // Away: what is left waits for the cron.
    if (!answer && !known.has(number)) break;
    if (answer?.kind === "unit" && isMade(answer.unit)) pages.push(await pageOf(answer.unit, batchId, deps));
    done.push(number);
  }
  await insertPages(db, batchId, { pages, done, dueAt: again(now) }, now);
  if (done.length === step.length && waiting.length > step.length) await enqueue([batchId], jobs);
}

async function pageOf(unit: RegisterUnit, batchId: string, { addresses, now }: MakeDeps): Promise<NewOrganizer> {
  const { number, name, address, city, website, language, family } = unit;
  const here = { address, city, lat: null, lng: null };
  const place = await settlePlace(here, null, addresses);
  // A street that the address book does not know is at least in its town.
  const settled = place.lat === null && city ? await settlePlace({ ...here, address: null }, null, addresses) : place;
  return {
    ...newOrganizer(
      {
        email: nobodysEmail(newId()),
        name,
        website,
        address,
        language,
        organization_number: number,
        facts: family ? { family } : {},
        ...settled,
        register_standing: "active",
        register_name: name,
        register_checked_at: now,
        register_due_at: nextCheck("active", now),
        has_register_name: true,
      },
      now,
    ),
    register_batch: batchId,
    reviewed_at: now,
  };
}

/** Pages that somebody has taken, or that have something of their own, stay. */
export async function undoBatch(batchId: string, actor: Viewer, { db, jobs, now }: Deps): Promise<void> {
  const batch = await findBatch(db, batchId);
  if (!batch) return;
  const entry = {
    actorId: actor.userId,
    organizerId: null,
    action: "register_batch_undone" as const,
    detail: batch.place,
  };
  await beginUndo(db, batchId, entry, now);
  if ((await deleteBatchPages(db, batchId, DELETED_A_STEP)) === DELETED_A_STEP) await enqueue([batchId], jobs);
}
