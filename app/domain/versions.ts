/** Form fields that are compared and chosen together, because only together they make sense. */
export interface FieldGroup {
  name: string;
  fields: readonly string[];
}

/** Refuses a save because somebody else has saved since the form was opened; `stored` is the current version. */
export interface ChangedMeanwhile<Stored> {
  kind: "changedMeanwhile";
  stored: Stored;
}

/** Whose version is taken: this person's, or the one saved before. */
export type Side = "mine" | "theirs";

/** Returns the name of the field that chooses between two versions of a group. */
export const choiceName = (group: string) => `keep_${group}`;

/** Hidden fields with the version that a form was opened with, and its texts. */
export const VERSION_FIELD = "version";
export const OPENED_FIELD = "opened_with";

/** Returns the name of the field that chooses what happens to a series' date that somebody else has changed. */
export const dateChoiceName = (eventId: string) => choiceName(`date_${eventId}`);

/** Returns the hidden fields with the versions that a form has seen, for showing it again. */
export const seenFields = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([name]) => name === VERSION_FIELD || name === OPENED_FIELD || name.startsWith(dateChoiceName("")),
    ),
  );
