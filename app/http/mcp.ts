import type * as z from "zod";
import { findEventRecord } from "#db/queries/events/records";
import { listOrganizerRecords } from "#db/queries/organizers/list";
import { toolMessages } from "#messages/tools";
import type { AppContext } from "~/context";
import { searchPrice } from "~/domain/search/price";
import { TOOLS_PATH } from "~/domain/site/burst-limits";
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
import { callParams, initializeParams } from "~/schemas/site/json-rpc";
import { viewPublicEvent, viewPublicEventPage } from "~/views/events/public-event";
import { tellEvent, tellEvents, tellOrganizers } from "~/views/openapi/tool-texts";
import { viewTools } from "~/views/openapi/tools";
import { viewPublicOrganizerPage } from "~/views/organizers/public-organizer";
import { RpcRefusal } from "./json-rpc";
import { refuseBurst } from "./methods";
import { wrongFields } from "./requests";

const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26"];

const INSTRUCTIONS =
  "Samling knows where Christian events are held in Norway: services, prayer meetings, concerts, youth evenings, conferences. Ask search_events with ask (a sentence as people write it, in Norwegian or English), or with near (a place) and when (today, tomorrow, weekend, week) or from and to. Give people the address of each event. Events may be cancelled, postponed or moved: tell what state says. Times are in UTC, days are days in Norway (Europe/Oslo).";

/** Null where the version is known or not named. */
export function unknownVersion(request: Request): string | null {
  const version = request.headers.get("MCP-Protocol-Version");
  return version === null || VERSIONS.includes(version)
    ? null
    : `MCP-Protocol-Version must be one of ${VERSIONS.join(", ")}.`;
}

/** Each by itself: there are no sessions. */
export async function performMcp(
  method: string,
  params: Record<string, unknown>,
  context: AppContext,
): Promise<object> {
  switch (method) {
    case "initialize":
      return begin(params, context);
    case "ping":
      return {};
    case "tools/list":
      return { tools: viewTools() };
    case "tools/call":
      return callTool(params, context);
    default:
      throw new RpcRefusal("method", `There is no method ${method.slice(0, 100)}.`);
  }
}

function begin(params: Record<string, unknown>, { settings: { APP_URL: websiteUrl } }: AppContext): object {
  const asked = initializeParams.safeParse(params);
  if (!asked.success) throw new RpcRefusal("params", "protocolVersion is needed.");
  const { protocolVersion } = asked.data;
  return {
    protocolVersion: VERSIONS.includes(protocolVersion) ? protocolVersion : VERSIONS[0],
    capabilities: { tools: {} },
    serverInfo: { name: "samling", title: "Samling", version: "1.0.0", websiteUrl },
    instructions: INSTRUCTIONS,
  };
}

async function callTool(params: Record<string, unknown>, context: AppContext): Promise<object> {
  const call = callParams.safeParse(params);
  if (!call.success) throw new RpcRefusal("params", "A name is needed, and arguments in an object.");
  const tool = TOOLS.get(call.data.name);
  if (!tool) throw new RpcRefusal("params", `There is no tool ${call.data.name.slice(0, 100)}.`);
  return tool(call.data.arguments, context);
}

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

const TOOLS: ReadonlyMap<string, Tool> = new Map([
  [
    "search_events",
    toolOf(eventToolArguments, SEARCH_LISTS, async (search, context) => {
      const { limit, lang: locale, near = "" } = search;
      const words = [search.q, search.ask].filter(Boolean).join(" ");
      const price = searchPrice({ words, hasPlace: near !== "", face: "list" });
      if (price > 0 && !(await context.bursts.admits("searches", price)))
        throw refuseBurst("searches", TOOLS_PATH, context);
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
