import type { EventStep, ListedStep } from "#db/queries/events/several";
import { severalMessages } from "#messages/several";
import { undoMessages } from "#messages/undo";
import { listParameters } from "~/domain/events/own-list";
import { CHOSEN, type LeftEvent, SEVERAL_ACTS, type SeveralAct } from "~/domain/events/several";
import { groupsOf } from "~/domain/values";
import { formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ChoiceProblem, Reviewed } from "~/models/events/review-several";
import type { SeveralProblem } from "~/models/events/several";
import type { StepUndoProblem } from "~/models/events/undo-several";
import type { SeveralQuery } from "~/schemas/events/several";
import type { ViewContext } from "./card";
import { viewUndoUntil } from "./undo-until";

export interface LeftView {
  why: string;
  titles: string[];
  /** Events left and not named. */
  more: number;
}

export type StepView = ReturnType<typeof viewStep>;

export interface SeveralView {
  act: SeveralAct | null;
  acts: { act: SeveralAct; to: string }[];
  backTo: string;
  key: string;
  count: number;
  names: string[];
  more: number;
  left: LeftView[];
  problem: ChoiceProblem | null;
  /** Shown where nothing is chosen. */
  steps: StepView[];
  step: StepView | null;
}

/** What is wrong with a picture is said apart. */
export type PressRefusal = Exclude<SeveralProblem["kind"] | StepUndoProblem["kind"], "image"> | "noImage";

const MOST_NAMES = 12;

export function viewChosen(
  query: SeveralQuery,
  { reviewed, problem, key }: { reviewed: Reviewed | null; problem: ChoiceProblem | null; key: string },
  { preferences: { locale } }: ViewContext,
): SeveralView {
  const m = messagesIn(severalMessages, locale);
  const counts = groupsOf(reviewed?.reached ?? [], ({ row, title }) => `${row.series_id ?? row.id} ${title}`);
  const names = [...counts.values()].map((dates) => m.named(dates[0].title, dates.length));
  return {
    act: query.act,
    acts: SEVERAL_ACTS.map((act) => ({ act, to: addressOf(query, act) })),
    backTo: backTo(query),
    key,
    count: reviewed?.reached.length ?? 0,
    names: names.slice(0, MOST_NAMES),
    more: Math.max(0, names.length - MOST_NAMES),
    left: viewLeft(reviewed?.left ?? [], m.why),
    problem,
    steps: [],
    step: null,
  };
}

export function viewSteps(steps: readonly ListedStep[], step: EventStep | null, context: ViewContext): SeveralView {
  return {
    act: null,
    acts: [],
    backTo: "/dashboard",
    key: "",
    count: 0,
    names: [],
    more: 0,
    left: [],
    problem: null,
    steps: steps.map((done) => viewStep(done, context)),
    step: step && viewStep(step, context),
  };
}

function viewStep(step: ListedStep, context: ViewContext) {
  const { preferences } = context;
  const m = messagesIn(severalMessages, preferences.locale);
  const { act, count, done_at, undo_until: until, left } = step;
  /** "Type endret for 14" */
  const what = until ? m.done[act](count) : m.undone(count);
  return {
    id: step.id,
    what,
    at: m.at(formatTime(done_at, preferences)),
    left: viewLeft(left, until ? m.why : m.whyNotUndone),
    /** "Angre: Type endret for 14" */
    undo: `${messagesIn(undoMessages, preferences.locale).undo}: ${what}`,
    undoUntil: count === 0 ? null : viewUndoUntil(until, context),
    isUndone: until === null,
  };
}

function viewLeft(left: readonly LeftEvent[], texts: Record<LeftEvent["why"], (n: number) => string>): LeftView[] {
  return [...groupsOf(left, ({ why }) => why)].map(([why, events]) => {
    const titles = [...new Set(events.map(({ title }) => title))];
    return {
      why: texts[why](events.length),
      titles: titles.slice(0, MOST_NAMES),
      more: Math.max(0, titles.length - MOST_NAMES),
    };
  });
}

function addressOf(query: SeveralQuery, act: SeveralAct): string {
  const chosen = [CHOSEN.event, CHOSEN.series].flatMap((name) =>
    query[name].map(({ id, version }) => [name, `${id}.${version}`]),
  );
  const parameters = new URLSearchParams([...listParameters(query), ...chosen]);
  if (query.all !== null) parameters.set(CHOSEN.all, `${query.all.count}.${query.all.changedAt}`);
  if (query.series !== null) parameters.set("series", query.series);
  parameters.set(CHOSEN.act, act);
  return `/dashboard/several?${parameters}`;
}

function backTo(query: SeveralQuery): string {
  const search = String(new URLSearchParams(listParameters(query)));
  const path = query.series === null ? "/dashboard" : `/dashboard/series/${query.series}`;
  return search ? `${path}?${search}` : path;
}
