import type * as z from "zod";
import { bodyOf, type ComponentName, type JsonSchema, propertiesOf, reference } from "./schemas";

interface ReadParams {
  operationId: string;
  summary: string;
  description?: string;
  query?: z.ZodType;
  required?: readonly string[];
  id?: string;
  answer: ComponentName;
  /** Besides success and wrong parameters. */
  responses?: JsonSchema;
}

export function readOperation({ query, required = [], id, ...operation }: ReadParams): JsonSchema {
  const { operationId, summary, description, answer, responses } = operation;
  const asked = query ? propertiesOf(query).map((property) => queryParameter(property, required)) : [];
  return {
    operationId,
    summary,
    ...(description ? { description } : {}),
    parameters: [...(id ? [pathParameter(id)] : []), ...asked],
    responses: {
      200: { description: "Found.", content: json(reference(answer)) },
      ...(query ? { 400: failure("A parameter is wrong; every wrong one is named.") } : {}),
      ...(id ? { 404: failure("It does not exist, or is hidden.") } : {}),
      ...responses,
    },
  };
}

export function calendarOperation({
  operationId,
  summary,
  id,
  query,
}: Required<Pick<ReadParams, "operationId" | "summary" | "id" | "query">>): JsonSchema {
  const content = { "text/calendar": { schema: { type: "string" } } };
  return {
    operationId,
    summary,
    parameters: [pathParameter(id), ...propertiesOf(query).map((property) => queryParameter(property))],
    responses: {
      200: { description: "An iCalendar file (RFC 5545).", content },
      400: failure("A parameter is wrong; every wrong one is named."),
      404: failure("It does not exist, or is hidden."),
    },
  };
}

/** In a format with a standard of its own. */
export function feedOperation({
  operationId,
  summary,
  type,
  query,
}: {
  operationId: string;
  summary: string;
  type: string;
  query: z.ZodType;
}): JsonSchema {
  const content = { [type]: { schema: { type: "string" } } };
  return {
    operationId,
    summary,
    parameters: propertiesOf(query).map((property) => queryParameter(property)),
    responses: {
      200: { description: "The feed.", content },
      400: failure("A parameter is wrong; every wrong one is named."),
      404: failure("There is no such organizer, or it is hidden."),
    },
  };
}

interface FunctionParams {
  operationId: string;
  summary: string;
  body: z.ZodType;
  answer: ComponentName;
  /** Besides success and an invalid body. */
  responses?: JsonSchema;
}

export function functionOperation({ operationId, summary, body, answer, responses }: FunctionParams): JsonSchema {
  return {
    operationId,
    summary,
    requestBody: { required: true, content: json(bodyOf(body)) },
    responses: {
      200: { description: "Done.", content: json(reference(answer)) },
      400: failure("The body is no JSON, or a field is wrong; every wrong one is named."),
      413: failure("The body is too long."),
      415: failure("The body is not said to be JSON."),
      ...responses,
    },
  };
}

const json = (schema: JsonSchema): JsonSchema => ({ "application/json": { schema } });

export const failure = (description: string): JsonSchema => ({ description, content: json(reference("Error")) });

const pathParameter = (whose: string): JsonSchema => ({
  name: "id",
  in: "path",
  required: true,
  description: `The ${whose}'s id.`,
  schema: { type: "string" },
});

function queryParameter(
  [name, { description, ...schema }]: [string, JsonSchema],
  required: readonly string[] = [],
): JsonSchema {
  return { name, in: "query", required: required.includes(name), description, schema };
}
