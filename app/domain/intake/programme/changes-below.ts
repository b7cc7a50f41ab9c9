import type { Occasion } from "./occasions";
import type { ProgrammeState } from "./programme-state";
import { legibleSpans } from "./resolve-day";
import type { SaidLine } from "./said-line";

/** "Vi har fri 23. februar": whatever is on then. */
const IS_FREE = /^[^\p{L}]*(?:vi|me) (?:har|tar|tek) (?:ferie|fri|pause)(?!\p{L})/iu;

/** "Barnekoret 9. desember er avlyst", "ikke babysang 9. desember", below its list. */
export function dropped(state: ProgrammeState, { occasions, text }: SaidLine, line: number): boolean {
  const days = daysSaid(state, occasions);
  const [title = ""] = occasions.map(({ words }) => words.title);
  const isGone =
    days.length > 0 && (state.results.drop(days, title) || (IS_FREE.test(text) && state.results.dropAlone(days)));
  if (isGone) state.refuse(text, line, "cancelled");
  return isGone;
}

const CHANGE =
  /^[^\p{L}]*(?:endring(?:er|ar)?|obs|nb|merk|husk|change|note)(?!\p{L})|(?<!\p{L})(?:begynner|byrjar|starter|startar|flyttet til kl|flytta til kl|flyttes til kl)(?!\p{L})/iu;

/** "Endring: 16. desember begynner barnekoret kl. 17", below its list. */
export function changed(state: ProgrammeState, { occasions, text }: SaidLine): boolean {
  const [occasion, ...others] = occasions;
  const [clock, ...clocks] = occasion?.clocks ?? [];
  if (!occasion || !clock || others.length + clocks.length > 0 || !CHANGE.test(text)) return false;
  const [day, ...more] = daysSaid(state, occasions);
  return day !== undefined && more.length === 0 && state.results.changeTime(day, occasion.words.title, clock);
}

const daysSaid = ({ context }: ProgrammeState, occasions: readonly Occasion[]): number[] =>
  legibleSpans(
    occasions.flatMap(({ days }) => days),
    context.days,
  ).map(({ day }) => day);
