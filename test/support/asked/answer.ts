import { findEvents } from "~/models/events/find";
import type { Given } from "~/models/site/given";
import { eventSearchParameters } from "~/schemas/search/events";
import type { Asked } from "./asked";
import { FIRST, isAsked, judge, type Judged, type LetGo, type Shown } from "./judge";

export interface Answer extends Judged {
  asked: Asked;
  /** Its first titles. */
  titles: string[];
  letGo: readonly LetGo[];
  /** So many events are wholly what was asked for, and yet something was let go. */
  missed: number;
}

/** As the front page answers; `events` are the database's. */
export async function answerTo(
  asked: Asked,
  { events, ...deps }: Given<"db" | "now"> & { events: ReadonlyMap<string, Shown> },
): Promise<Answer> {
  const found: Found = await findEvents(eventSearchParameters.parse({ q: asked.ask }), deps);
  const letGo = found.letGo ?? [];
  const first = [...found.events, ...found.running].slice(0, FIRST).flatMap(({ id }) => events.get(id) ?? []);
  const missed = letGo.length === 0 ? 0 : [...events.values()].filter((event) => isAsked(asked, event)).length;
  return { asked, ...judge(asked, first, letGo), titles: first.map(({ title }) => title), letGo, missed };
}

type Found = Pick<Awaited<ReturnType<typeof findEvents>>, "events" | "running"> & { letGo?: readonly LetGo[] };

export function shareAnswered(answers: readonly Answer[]): number {
  return answers.filter(({ verdict }) => verdict === "answered").length / answers.length;
}

/** What is wrong with it, in one line. */
export function describeAnswer({ asked, verdict, wrong, titles, letGo }: Answer): string {
  const said = letGo.length > 0 ? ` without ${letGo.map(({ what }) => what).join(", ")}` : "";
  const fails = wrong.map(({ title, fails }) => `${title} (${fails.join(", ")})`);
  return `${verdict}${said}: «${asked.ask}»: ${(verdict === "answered" ? titles : fails).join("; ")}`;
}
