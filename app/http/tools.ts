import type { z } from "zod";
import { findEventRecord } from "#db/queries/events/records";
import { listOrganizerRecords } from "#db/queries/organizers/list";
import { toolMessages } from "#messages/tools";
import type { AppContext } from "~/context";
import { messagesIn } from "~/i18n/messages-in";
import { findFeedPage } from "~/models/events/find-feed";
import { filtersOf } from "~/models/organizers/find";
import { SEARCH_LISTS } from "~/schemas/search/fields";
import { formatOrganizerCursor, organizerCursorOf } from "~/schemas/search/organizers";
import {
  eventToolArguments,
  eventToolCursorOf,
  fieldsOfArguments,
  formatEventToolCursor,
  oneEventArguments,
  organizerToolArguments,
} from "~/schemas/search/tools";
import { viewPublicEvent, viewPublicEventPage } from "~/views/events/public-event";
import { tellEvent, tellEvents, tellOrganizers } from "~/views/openapi/tool-texts";
import { viewPublicOrganizerPage } from "~/views/organizers/public-organizer";
import { wrongFields } from "./requests";

interface ToolAnswer {
  content: { type: "text"; text: string }[];
  structuredContent?: object;
  isError?: true;
}

type Given = Record<string, unknown>;
type Tool = (given: Given, context: AppContext) => Promise<ToolAnswer>;

const answered = (structuredContent: object, text: string): ToolAnswer => ({
  content: [{ type: "text", text }],
  structuredContent,
});

/** An answer by which the assistant can do better. */
const mistaken = (text: string): ToolAnswer => ({ content: [{ type: "text", text }], isError: true });

/** Reads arguments first, and names every wrong one. */
function toolOf<T>(
  schema: z.ZodType<T>,
  lists: readonly string[],
  use: (asked: T, context: AppContext) => Promise<ToolAnswer>,
): Tool {
  return async (given, context) => {
    const asked = schema.safeParse(fieldsOfArguments(given, lists));
    if (asked.success) return use(asked.data, context);
    const { fields = [] } = wrongFields(asked.error);
    return mistaken(fields.map(({ field, message }) => `${field} ${message}.`).join("\n"));
  };
}

export const TOOLS: ReadonlyMap<string, Tool> = new Map([
  [
    "search_events",
    toolOf(eventToolArguments, SEARCH_LISTS, async (search, context) => {
      const { limit, lang: locale, near = "" } = search;
      const page = await findFeedPage(search, { limit, cursor: eventToolCursorOf(search) }, context);
      if (!page) return mistaken(messagesIn(toolMessages, locale).unknownPlace(near));
      const { nextCursor } = page;
      const next = nextCursor && "after" in nextCursor ? formatEventToolCursor(nextCursor.after, search) : null;
      const telling = tellingOf(locale, context);
      return answered(viewPublicEventPage(page, next, telling.appUrl), tellEvents(page, telling));
    }),
  ],
  [
    "get_event",
    toolOf(oneEventArguments, [], async ({ id, lang: locale }, context) => {
      const event = await findEventRecord(context.db, id);
      if (!event) return mistaken(messagesIn(toolMessages, locale).noEvent);
      const telling = tellingOf(locale, context);
      return answered(viewPublicEvent(event, telling.appUrl), tellEvent(event, telling));
    }),
  ],
  [
    "list_organizers",
    toolOf(organizerToolArguments, [], async ({ lang: locale, ...query }, context) => {
      const { q, limit } = query;
      const after = organizerCursorOf(query);
      const page = await listOrganizerRecords(context.db, { query: q, filters: filtersOf(query), limit, after });
      const telling = tellingOf(locale, context);
      return answered(
        viewPublicOrganizerPage(page, formatOrganizerCursor(page.nextAfter, query), telling.appUrl),
        tellOrganizers(page, telling),
      );
    }),
  ],
]);

const tellingOf = (locale: AppContext["locale"], { now, settings: { APP_URL: appUrl } }: AppContext) => ({
  locale,
  appUrl,
  now,
});
