export const STORED_FORM_KINDS = ["draft", "template"] as const;
export type StoredFormKind = (typeof STORED_FORM_KINDS)[number];

export const MOST_STORED_FORMS = 50;

export const DRAFT_FIELD = "draft_id";

export const STORE_INTENTS = { draft: "draft", template: "template" } as const satisfies Record<
  StoredFormKind,
  StoredFormKind
>;
