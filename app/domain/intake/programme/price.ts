import type { FactValues } from "~/domain/facts/facts";
import type { UnderstoodEvent } from "~/domain/sources/understood";
import { takeEntry } from "../one-line/entry";

/** In characters: "Inngang 50 kr, barn gratis" is about the price, a longer sentence about something else. */
const LONGEST = 40;

/** By the reader of the one line, in the event's own line and what is told below it; none of several. */
export function priceOf(
  { line, description }: UnderstoodEvent,
  lines: readonly string[],
): Pick<FactValues, "price" | "price_nok"> | null {
  const below = (description ?? "").split(/\n|(?<=[.!?])\s/).filter((sentence) => sentence.length <= LONGEST);
  const { said } = takeEntry([lines[line - 1] ?? "", ...below].join(" | "));
  if (!said || said.doubts.length > 0) return null;
  const { price, nok } = said.value;
  return { price, ...(nok !== null && { price_nok: nok }) };
}
