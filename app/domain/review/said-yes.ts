import { claimOfAllDates, type SourceDecision } from "./decisions";
import type { ReviewRow } from "./review-row";

const CONTACT =
  /(?:(?:tlf|telefon|tel|mobil|mob)[.:]* *)?(?:\+|00)?\d(?:[ .-]?\d){7,}|\S+@\S+|(?:https?:\/\/|www\.)\S+/giu;

export const withoutContact = (text: string) =>
  text
    .replace(CONTACT, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ ,;:–-]+|[ ,;:–-]+$/g, "");

/** Of words at a place. */
export const yesSign = (title: string, location: string | null) =>
  claimOfAllDates({ title: withoutContact(title), time: null, place: location && withoutContact(location) });

export const inOneLine = ({ place, address }: Pick<ReviewRow, "place" | "address">) =>
  [place, address].filter(Boolean).join(", ");

/** A superadmin's yes: to these words at this place, of each event that is ticked. */
export const saidYesTo = (rows: readonly ReviewRow[]): SourceDecision[] =>
  rows.flatMap((row) =>
    row.key !== null && row.isTicked
      ? [{ event_key: row.key, decision: "take", claim: yesSign(row.title, inOneLine(row)), chosen: null }]
      : [],
  );
