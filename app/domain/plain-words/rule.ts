import type { DayNumber } from "~/domain/time/days-and-moments";
import type { Meaning } from "./lexicon";
import type { Read, WordSpan } from "./spans";
import type { TimeMeant } from "./when";

type Told = Meaning | Read;
type Name = Told["as"] | "when";
/** `of`: what it was made of. */
export type Made = { as: "when"; when: TimeMeant; of: readonly Told["as"][] };
export type Of<N extends Name> = N extends "when" ? Made : Extract<Told, { as: N }>;
type Any = Told | Made;

export interface WhenRule {
  pattern: readonly { name: Name; isOptional: boolean; value: string | null }[];
  read(parts: ReadonlyMap<Name, Any[]>, today: DayNumber): TimeMeant | null;
}

/** Names of meanings side by side; "?": may be missing; "which:next" has that value. */
export function rule(pattern: string, read: (one: Parts, today: DayNumber) => TimeMeant | null): WhenRule {
  return {
    pattern: pattern.split(" ").map((part) => {
      const [name = "", value = null] = part.replace("?", "").split(":");
      return { name: name as Name, isOptional: part.includes("?"), value };
    }),
    read: (parts, today) => read(new Parts(parts), today),
  };
}

export class Parts {
  constructor(private readonly parts: ReadonlyMap<Name, Any[]>) {}
  /** The first of the name, or the second. */
  get<N extends Name>(name: N, nth = 0): Of<N> {
    return this.parts.get(name)![nth] as Of<N>;
  }
  has = (name: Name): boolean => this.parts.has(name);
}

export const one = (day: DayNumber): TimeMeant => ({ days: [day, day] });

/** Every way in which the rules read the spans from one place on. */
export function ruled(rules: readonly WhenRule[], spans: readonly WordSpan<Any>[], today: DayNumber): WordSpan<Made>[] {
  const starts = new Map<number, WordSpan<Any>[]>();
  for (const span of spans) starts.set(span.from, [...(starts.get(span.from) ?? []), span]);
  const found: WordSpan<Made>[] = [];
  for (const { pattern, read } of rules) {
    const walk = (at: number, nth: number, from: number, parts: readonly Any[]) => {
      const wanted = pattern[nth];
      if (!wanted) {
        const named = new Map<Name, Any[]>();
        for (const part of parts) named.set(part.as, [...(named.get(part.as) ?? []), part]);
        const when = at > from ? read(named, today) : null;
        const of = parts.flatMap((part) => (part.as === "when" ? part.of : [part.as]));
        if (when) found.push({ from, to: at, meaning: { as: "when", when, of } });
        return;
      }
      if (wanted.isOptional) walk(at, nth + 1, from, parts);
      for (const { to, meaning } of starts.get(at) ?? [])
        if (meaning.as === wanted.name && (wanted.value === null || Object.values(meaning).includes(wanted.value)))
          walk(to, nth + 1, from, [...parts, meaning]);
    };
    for (const at of starts.keys()) walk(at, 0, at, []);
  }
  return found;
}
