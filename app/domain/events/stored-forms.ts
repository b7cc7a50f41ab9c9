/** Not published: unfinished, or what new events begin with. */
export const STORED_FORM_KINDS = ["draft", "template"] as const;
export type StoredFormKind = (typeof STORED_FORM_KINDS)[number];

/** Of each kind, for an organizer. */
export const MOST_STORED_FORMS = 50;

/** Which draft a form was opened from. */
export const DRAFT_FIELD = "draft_id";

/** Values of `intent` of the event form's buttons that do not publish. */
export const STORE_INTENTS = { draft: "draft", template: "template" } as const satisfies Record<
  StoredFormKind,
  StoredFormKind
>;
