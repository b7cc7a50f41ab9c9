/** In a form: ids of events that what it publishes seems to be, and is not. */
export const UNLIKE_FIELD = "unlike";

export const readUnlike = (texts: Record<string, string>): string[] => (texts[UNLIKE_FIELD] ?? "").split(",");
