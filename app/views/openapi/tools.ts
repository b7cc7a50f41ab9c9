import type * as z from "zod";
import { publicEvent, publicEventPage, publicOrganizerPage } from "~/schemas/public-answers/records";
import { eventToolArguments, oneEventArguments, organizerToolArguments } from "~/schemas/search/tools";
import { answerOf, type JsonSchema, propertiesOf } from "./schemas";

const READS_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

interface ToolParams {
  name: string;
  title: string;
  description: string;
  takes: z.ZodType;
  requires?: string[];
  gives: z.ZodType;
}

const tool = ({ name, title, description, takes, requires, gives }: ToolParams): JsonSchema => ({
  name,
  title,
  description,
  inputSchema: {
    type: "object",
    properties: Object.fromEntries(propertiesOf(takes)),
    ...(requires && { required: requires }),
  },
  outputSchema: answerOf(gives),
  annotations: { title, ...READS_ONLY },
});

/** Made from the schemas of arguments and answers. */
export const viewTools = (): JsonSchema[] => [
  tool({
    name: "search_events",
    title: "Search events",
    description:
      "Coming Christian events in Norway, soonest first: services, concerts, youth evenings, conferences. Near a place by its name or a position, on days that move with today (when=weekend is the coming weekend) or between two days. Each has its page's address.",
    takes: eventToolArguments,
    gives: publicEventPage,
  }),
  tool({
    name: "get_event",
    title: "One event",
    description: "Everything about one event by its id, also a past one.",
    takes: oneEventArguments,
    requires: ["id"],
    gives: publicEvent,
  }),
  tool({
    name: "list_organizers",
    title: "List organizers",
    description:
      "Congregations and other organizers in Norway by name, church family, county or words. Their ids are search_events' organizer_id.",
    takes: organizerToolArguments,
    gives: publicOrganizerPage,
  }),
];
