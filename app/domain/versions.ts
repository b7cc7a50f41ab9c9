/** Compared and chosen together, because only together they make sense. */
export interface FieldGroup {
  name: string;
  fields: readonly string[];
}

/** Somebody else has saved since the form was opened; `stored` is the current version. */
export interface ChangedMeanwhile<Stored> {
  kind: "changedMeanwhile";
  stored: Stored;
}

export type Side = "mine" | "theirs";

export const choiceName = (group: string) => `keep_${group}`;

export const VERSION_FIELD = "version";
export const OPENED_FIELD = "opened_with";

/** Chooses about a series' date that somebody else has changed. */
export const dateChoiceName = (eventId: string) => choiceName(`date_${eventId}`);

export const seenFields = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(
      ([name]) => name === VERSION_FIELD || name === OPENED_FIELD || name.startsWith(dateChoiceName("")),
    ),
  );
