import { cutText, decodeEntities, lineOfText } from "~/domain/calendars/reader/html";
import type { Doubt } from "../understood";

/** A title without words of its state, and what they say. */
export interface SaidTitle {
  title: string;
  doubts: Doubt[];
  isSoldOut: boolean;
}

const CANCELLED = /(?<!\p{L})(?:avlyst|avlyses|avlysast|kansellert|innstilt|cancell?ed)(?!\p{L})/iu;
const MOVED = /(?<!\p{L})(?:utsatt|utsett|flyttet|flytta|ny dato|postponed|rescheduled)(?!\p{L})/iu;
const SOLD_OUT = /(?<!\p{L})(?:utsolgt|utseld|fulltegnet|fullteikna|sold out)(?!\p{L})/iu;
const LONGEST = 300;

/** The word in brackets, or at an end of the title with what sets it apart. */
const apart = ({ source }: RegExp) =>
  new RegExp(
    `[[({*]+\\s*${source}\\s*[\\])}*!]+|^\\s*${source}\\s*[:!–—|-]+\\s*|\\s*[:!–—|-]+\\s*${source}\\s*[!.]*$|^\\s*${source}\\s+(?=\\p{Lu})`,
    "giu",
  );
const STATES = [CANCELLED, MOVED, SOLD_OUT].map(apart);

/** Null where nothing is left. */
export function saidTitle(written: string | null): SaidTitle | null {
  const line = written === null ? null : lineOfText(decodeEntities(written.slice(0, 2000)), " ");
  if (!line || !/[\p{L}\p{N}]/u.test(line)) return null;
  const left = STATES.reduce((text, state) => text.replace(state, " "), line)
    .replace(/\s+/g, " ")
    .replace(/^[\s:–—|-]+|[\s:–—|-]+$/g, "");
  const doubts: Doubt[] = [
    ...(CANCELLED.test(line) ? ["cancelled" as const] : []),
    ...(MOVED.test(line) ? ["moved" as const] : []),
  ];
  return { title: cutText(left === "" ? line : left, LONGEST), doubts, isSoldOut: SOLD_OUT.test(line) };
}
