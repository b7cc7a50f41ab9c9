import { remembered } from "~/domain/values";

const SHORTEST_ALIKE = 3;
const SMALL_WORD = /^(?:for|med|til|fra|frå|hos|ved|som|har|den|det|dei|the|and|alle|ikke|ikkje|vår|våre)$/;

const namesIn = remembered((text) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST_ALIKE && !SMALL_WORD.test(word),
  ),
);

/** "Julekonsert" and "julekonserten". */
export function isAlike(one: string, other: string): boolean {
  return namesIn(one).some((a) => namesIn(other).some((b) => a.startsWith(b) || b.startsWith(a)));
}
