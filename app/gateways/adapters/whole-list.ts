import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import { understandPage } from "~/domain/intake/page/understand-page";
import { type IntakeReading, ofPage } from "../intake/understand-intake";
import { barePage } from "../pages/bare-page";

/** A list that goes on is cut, and nothing is taken away after it. */
const MOST_PARTS = 10;

interface Part {
  events: StructuredEvent[];
  isLast: boolean;
}

export interface WholeList {
  events: StructuredEvent[];
  isCut: boolean;
}

/** `part` gets its number, from 0. */
export async function wholeList(part: (number: number) => Promise<Part>): Promise<WholeList> {
  const events: StructuredEvent[] = [];
  for (let number = 0; number < MOST_PARTS; number++) {
    const { events: found, isLast } = await part(number);
    events.push(...found);
    if (isLast) return { events, isCut: false };
  }
  return { events, isCut: true };
}

/** `address` is what their own addresses are relative to. */
export const listReading = ({ events, isCut }: WholeList, address: URL, now: Date): IntakeReading =>
  ofPage(understandPage(barePage(address.href, [], isCut || events.length > PAGE_LIMITS.events), events, now));
