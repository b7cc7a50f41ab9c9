import type { Box } from "~/domain/intake/box";
import { medianOf } from "~/domain/lists";
import { type SeenWord, worthOf } from "./seen-words";

/** Of the smaller of two words, from which on they are of one place. */
const SAME_PLACE = 0.3;
/** Below it a look is noise, which makes nothing uncertain. */
const SPEAKS = 60;
const DOUBTED = 40;
/** Parts of the usual size, from which on what is hardly read is no word but what is drawn. */
const LARGE = 2;

/**
 * What several looks at a page found, each place once: the most certain and longest word wins, and is in doubt where
 * another look read other figures there. Where both read the same, it stands in the lower box: others hold shadows too.
 */
export function mergeLooks(looks: readonly (readonly SeenWord[])[]): SeenWord[] {
  const words = looks.flat().sort((a, b) => worthOf(b) - worthOf(a));
  const kept: SeenWord[] = [];
  for (const word of words) {
    const winner = kept.find((other) => isSamePlace(word.box, other.box));
    if (!winner) kept.push({ ...word });
    else if (word.text === winner.text && word.box.height < winner.box.height) Object.assign(winner, placeOf(word));
    else if (word.confidence >= SPEAKS && figuresOf(word) !== figuresOf(winner))
      winner.weakest = Math.min(winner.weakest, DOUBTED);
  }
  const usual = medianOf(kept.map(({ size }) => size));
  return kept.filter(({ text, size, confidence }) => confidence >= SPEAKS || size < LARGE * usual || /\d/.test(text));
}

const placeOf = ({ box, baseline, size }: SeenWord) => ({ box, baseline, size });

const figuresOf = ({ text }: SeenWord): string => text.replace(/\D/g, "");

function isSamePlace(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return width > 0 && height > 0 && width * height > SAME_PLACE * smaller;
}
