/** Fields of a form that are compared, and chosen, as one: only together they make sense. */
export interface FieldGroup {
  name: string;
  fields: readonly string[];
}

/** A save was stopped because somebody else had saved since the form was opened; `stored` is what stands now. */
export interface ChangedMeanwhile<Stored> {
  kind: "changedMeanwhile";
  stored: Stored;
}

/** Whose words are to stand: of her who saves now, or of whoever saved before. */
export type Side = "mine" | "theirs";

/** Name of the field that chooses between two versions of a group. */
export const choiceName = (group: string) => `keep_${group}`;

/** Names of the hidden fields by which a form says which version it was opened with, and how that read. */
export const VERSION_FIELD = "version";
export const OPENED_FIELD = "opened_with";

/** Name of the field that chooses what becomes of a date of a series that somebody else has changed. */
export const dateChoiceName = (eventId: string) => choiceName(`date_${eventId}`);

/** The hidden fields of a form about the versions it has seen, for when it is shown again. */
export const seenFields = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([name]) => name === VERSION_FIELD || name === OPENED_FIELD || name.startsWith(dateChoiceName("")),
    ),
  );
