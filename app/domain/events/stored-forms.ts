/** An event form that is not published: unfinished, or one that new events begin with. */
export const STORED_FORM_KINDS = ["draft", "template"] as const;
export type StoredFormKind = (typeof STORED_FORM_KINDS)[number];

/** How many of each an organizer keeps. */
export const MOST_STORED_FORMS = 50;

/** The hidden field that says which draft a form was opened from. */
export const DRAFT_FIELD = "draft_id";

/** The values of `intent` of the event form's other buttons than the one that publishes. */
export const STORE_INTENTS = { draft: "draft", template: "template" } as const satisfies Record<
  StoredFormKind,
  StoredFormKind
>;
