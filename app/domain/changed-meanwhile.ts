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
