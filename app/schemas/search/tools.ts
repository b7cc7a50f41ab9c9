import * as z from "zod";
import { CONTENT_LOCALE, LOCALES } from "~/domain/site/locales";
import { contentId } from "~/schemas/moderation/forms";
import { formatCursor, pageFields, parseCursor } from "./cursor";
import { type FeedParameters, feedParameters } from "./events";
import { queryFields } from "./fields";
import { organizerPages } from "./organizers";

const lang = z.enum(LOCALES).default(CONTENT_LOCALE).describe("The language of the short text.");

export const eventToolArguments = feedParameters
  .safeExtend({ lang, ...pageFields })
  .refine((search) => search.cursor === undefined || eventToolCursorOf(search) !== null, {
    path: ["cursor"],
    error: "is not a cursor of this search",
  });

export const oneEventArguments = z.object({ id: contentId.describe("The event's id."), lang });

export const organizerToolArguments = organizerPages.safeExtend({ lang });

type EventToolArguments = FeedParameters & { limit: number; cursor?: string | undefined };

export function eventToolCursorOf({ cursor, limit: _limit, lang: _lang, ...search }: EventToolArguments) {
  const after = cursor === undefined ? null : parseCursor(cursor, search);
  return typeof after === "number" ? { after } : null;
}

export const formatEventToolCursor = (
  after: number,
  { cursor: _cursor, limit: _limit, lang: _lang, ...search }: EventToolArguments,
): string => formatCursor(after, search);

/** Fields as of a query string, so that one schema reads both; it refuses what is no text, number or list of them. */
export function fieldsOfArguments(
  given: Record<string, unknown>,
  lists: readonly string[] = [],
): Record<string, unknown> {
  const params = new URLSearchParams();
  const unreadable: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    if (value === null || value === undefined) continue;
    if (values.every((one) => typeof one === "string" || typeof one === "number"))
      for (const one of values) params.append(name, String(one));
    else unreadable[name] = value;
  }
  return { ...queryFields(params, lists), ...unreadable };
}
