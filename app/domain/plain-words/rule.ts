import type { DayNumber } from "~/domain/time/days-and-moments";
import type { Meaning, Read, WordSpan } from "./lexicon";
import type { TimeMeant } from "./when";

type Told = Meaning | Read;
type Name = Told["as"] | "when";
/** `of`: what it was made of. */
export type Made = { as: "when"; when: TimeMeant; of: readonly Told["as"][] };
export type Of<N extends Name> = N extends "when" ? Made : Extract<Told, { as: N }>;
type Any = Told | Made;

export interface WhenRule {
  pattern: readonly { names: readonly string[]; isOptional: boolean; value: string | null }[];
  read(parts: Parts, today: DayNumber): TimeMeant | null;
}

/** Names of meanings side by side; "|": one or the other; "?": may be missing; "which:next" has that value. */
export const rule = (pattern: string, read: WhenRule["read"]): WhenRule => ({
  pattern: pattern.split(" ").map((part) => {
    const [name = "", value = null] = part.replace("?", "").split(":");
    return { names: name.split("|"), isOptional: part.includes("?"), value };
  }),
  read,
});

/** What a rule's names stand for. */
export class Parts {
  constructor(readonly parts: readonly Any[]) {}
  /** The first of the name, or the second. */
  get<N extends Name>(name: N, nth = 0): Of<N> {
    return this.parts.filter(({ as }) => as === name)[nth] as Of<N>;
  }
  has = (name: Name): boolean => this.parts.some(({ as }) => as === name);
  number = (nth = 0): number => this.get("number", nth).number;
  get nth(): number {
    return this.has("nth") ? this.get("nth").nth : this.number();
  }
  get weekday(): number {
    return this.get("weekday").weekday;
  }
  get month(): number {
    return this.get("month").month;
  }
}

export const one = (day: DayNumber): TimeMeant => ({ days: [day, day] });

/** Every way in which the rules read the spans from one place on. */
export function ruled(rules: readonly WhenRule[], spans: readonly WordSpan<Any>[], today: DayNumber): WordSpan<Made>[] {
  const starts = new Map<number, WordSpan<Any>[]>();
  for (const span of spans) starts.set(span.from, [...(starts.get(span.from) ?? []), span]);
  const found: WordSpan<Made>[] = [];
  const said = new Set<unknown>(spans.flatMap(({ meaning }): unknown[] => Object.values(meaning)));
  const isSaid = ({ names, isOptional, value }: WhenRule["pattern"][number]) =>
    isOptional || (names.some((name) => said.has(name)) && (value === null || said.has(value)));
  for (const { pattern, read } of rules) {
    if (!pattern.every(isSaid)) continue;
    const walk = (at: number, nth: number, from: number, parts: readonly Any[]) => {
      const wanted = pattern[nth];
      if (!wanted) {
        const when = at > from ? read(new Parts(parts), today) : null;
        const of = parts.flatMap((part) => (part.as === "when" ? part.of : [part.as]));
        if (when) found.push({ from, to: at, meaning: { as: "when", when, of } });
        return;
      }
      if (wanted.isOptional) walk(at, nth + 1, from, parts);
      for (const { to, meaning } of starts.get(at) ?? [])
        if (
          wanted.names.includes(meaning.as) &&
          !("isFrom" in meaning) &&
          (wanted.value === null || Object.values(meaning).includes(wanted.value))
        )
          walk(to, nth + 1, from, [...parts, meaning]);
    };
    for (const at of starts.keys()) walk(at, 0, at, []);
  }
  return found;
}
