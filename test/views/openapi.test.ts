import { describe, expect, it } from "vitest";
import { viewOpenApi } from "~/views/openapi/document";

interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: object };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const document = viewOpenApi("https://samling.test") as unknown as {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Returns the values of a key at any depth. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => {
    const deeper = valuesOf(key, inner);
    return name === key ? [inner, ...deeper] : deeper;
  });
}

describe("the OpenAPI description", () => {
  it("names its version and where it is served", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.servers).toEqual([{ url: "https://samling.test" }]);
  });

  it("refers only to what it holds", () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const references = valuesOf("$ref", document);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !known.includes(reference as string))).toEqual([]);
  });

  it("holds no leftovers of the schemas it is made from", () => {
    for (const key of ["$id", "$schema", "additionalProperties"]) expect(valuesOf(key, document)).toEqual([]);
  });

  it("names every operation once", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(operations)("$method $path is whole", ({ path, operation }) => {
    expect(operation.summary).not.toBe("");
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters ?? [];
    expect(parameters.filter(({ in: place }) => place === "path").map(({ name }) => name)).toEqual(inPath);
    for (const parameter of parameters) {
      expect(parameter.required).toBe(parameter.in === "path" || (path === "/oembed" && parameter.name === "url"));
      expect(parameter).toHaveProperty("description", expect.stringMatching(/\.$/));
      expect(Object.keys(parameter.schema).length).toBeGreaterThan(0);
    }
    expect(operation.responses).toHaveProperty("200.content");
    for (const response of Object.values(operation.responses)) expect(response.description).toMatch(/\.$/);
  });

  it("describes the parameters of the search with their limits", () => {
    const parameters = document.paths["/api/events"]!["get"]!.parameters!;
    expect(parameters.map(({ name }) => name)).toEqual([
      "q",
      "ask",
      "type",
      "fact",
      "family",
      "language",
      "lat",
      "lng",
      "radius_km",
      "organizer_id",
      "from",
      "to",
      "weekday",
      "sort",
      "fields",
      "limit",
      "cursor",
    ]);
    const schema = (name: string) => parameters.find((parameter) => parameter.name === name)!.schema;
    expect(schema("lat")).toEqual({ type: "number", minimum: -90, maximum: 90 });
    expect(schema("radius_km")).toEqual({ type: "number", minimum: 1, maximum: 200, default: 50 });
    expect(schema("limit")).toEqual({ type: "integer", minimum: 1, maximum: 100, default: 24 });
    expect(schema("from")).toEqual({
      anyOf: [
        { type: "string", format: "date" },
        { type: "string", format: "date-time" },
      ],
    });
  });
});
