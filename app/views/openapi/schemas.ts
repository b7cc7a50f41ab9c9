import * as z from "zod";
import { autocompleteAnswer, geocodeAnswer, syncAnswer } from "~/schemas/public-answers/functions";
import {
  publicChangePage,
  publicEmbed,
  publicError,
  publicEvent,
  publicEventPage,
  publicOrganizer,
  publicOrganizerDetail,
  publicOrganizerPage,
} from "~/schemas/public-answers/records";

/** OpenAPI 3.1, which is JSON Schema. */
export type JsonSchema = Record<string, unknown>;

const COMPONENTS = {
  Event: publicEvent,
  EventPage: publicEventPage,
  ChangePage: publicChangePage,
  Organizer: publicOrganizer,
  OrganizerPage: publicOrganizerPage,
  OrganizerDetail: publicOrganizerDetail,
  GeocodeAnswer: geocodeAnswer,
  AutocompleteAnswer: autocompleteAnswer,
  SyncAnswer: syncAnswer,
  Embed: publicEmbed,
  Error: publicError,
} as const;

export type ComponentName = keyof typeof COMPONENTS;

const address = (name: string) => `#/components/schemas/${name}`;

export const reference = (name: ComponentName): JsonSchema => ({ $ref: address(name) });

/** Callers need no pattern beside a format, nor the promise that responses never gain fields. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  delete jsonSchema["additionalProperties"];
  if (jsonSchema["format"]) delete jsonSchema["pattern"];
  if (jsonSchema["maximum"] === Number.MAX_SAFE_INTEGER) delete jsonSchema["maximum"];
}

/** They refer to one another. */
export function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(COMPONENTS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: address, override: simplify });
  for (const schema of Object.values(schemas)) {
    delete schema.$id;
    delete schema.$schema;
  }
  return schemas;
}

/** After parsing. */
export function propertiesOf(schema: z.ZodType): [name: string, property: JsonSchema][] {
  const { properties } = z.toJSONSchema(schema, { io: "output", unrepresentable: "any", override: simplify });
  return Object.entries(properties ?? {}) as [string, JsonSchema][];
}

/** As sent. */
export function bodyOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...body } = z.toJSONSchema(schema, { io: "input", override: simplify });
  return body;
}

/** Complete without the other schemas. */
export function answerOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...answer } = z.toJSONSchema(schema, { override: simplify });
  return answer;
}
