import { replaceProposal } from "#db/queries/calendars/unconfirmed";
import { CALENDAR_PROBLEMS, type RunReport } from "~/domain/calendars/run";
import { isSharedHome } from "~/domain/organizers/register-pages";
import { isSure, momentsOf, reviewRows } from "~/domain/review/review-row";
import { safeWebAddress } from "~/domain/text/links";
import { refuse } from "~/domain/values";
import { newId } from "~/models/site/new-id";
import type { CalendarDeps } from "./deps";
import { emptyReport, endFailed, endStatements, type Run, succeeded } from "./run";
import { hostRead, understandAddress } from "./understand-address";

/** Pages of the site that its front page leads to, where that has no event itself. */
const MOST_LEADS = 2;

/** Where many sites stand side by side, only the page itself is the congregation's. */
async function findSource(website: string | null, deps: Parameters<typeof understandAddress>[1]) {
  if (website === null) return refuse("bad_address" as const);
  const isOwn = !isSharedHome(website);
  if (!isOwn && new URL(website).pathname === "/") return refuse("bad_address" as const);
  const front = await understandAddress(website, deps);
  const { events, leads = [] } = front.ok ? front.value.reading : { events: [] };
  if (events.length > 0) return front;
  for (const lead of leads.slice(0, isOwn ? MOST_LEADS : 0)) {
    const there = await understandAddress(lead, deps);
    if (there.ok && there.value.reading.events.length > 0) return there;
  }
  return front;
}

/** Proposes what is sure to superadmins, and counts the rest. Null where the page was claimed or removed meanwhile. */
export async function lookAtWebsite(run: Run, deps: CalendarDeps): Promise<RunReport | null> {
  const { db, keptPages, now } = deps;
  const website = safeWebAddress(run.organizer.website);
  const found = await findSource(website, { ...deps, pages: keptPages, feeds: keptPages });
  if (!found.ok) {
    const problem = CALENDAR_PROBLEMS.find((one) => one === found.problem) ?? "no_events";
    // What a site closes is not proposed any more; one that is away may be back.
    if (problem === "robots") await db.batch(replaceProposal(db, run.guard, null));
    return endFailed(run, { problem, detail: null }, deps);
  }
  const { reading, name } = found.value;
  const address = hostRead(found.value);
  const { rows, past } = reviewRows(reading.events, { now, newId });
  const sure = rows.filter((row) => isSure(row) && momentsOf(row) !== null);
  const count = { private: rows.filter(({ isPrivate }) => isPrivate).length, lines: reading.notUnderstood.length };
  const report: RunReport = {
    ...emptyReport,
    total_events: rows.length + count.lines,
    past_skipped: past,
    events_unchanged: sure.length,
    skipped: [
      { reason: "looks-private", count: count.private, examples: [] },
      { reason: "unsure", count: rows.length - sure.length - count.private + count.lines, examples: [] },
    ],
  };
  const proposal = { id: newId(), kind: reading.kind, address, name, rows: sure, past, is_cut: reading.isCut };
  const results = await db.batch([
    ...replaceProposal(db, run.guard, sure.length > 0 ? { ...proposal, created_at: now } : null),
    ...endStatements(run, report, succeeded(now, null), deps),
  ]);
  return (results.at(-1) as unknown[]).length > 0 ? report : null;
}
