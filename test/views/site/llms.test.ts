import { expect, test } from "vitest";
import { viewOpenApi } from "~/views/openapi/document";
import { viewLlms } from "~/views/site/llms";

const text = viewLlms("https://samling.test");

test("llms.txt has a title, what the site is, and lists of links, as llmstxt.org asks", () => {
  expect(text).toMatch(/^# Samling\n\n> \S.*\n\n/);
  const lists = text.split(/^## .+$/m).slice(1);
  expect(lists).toHaveLength(3);
  for (const list of lists)
    for (const line of list.trim().split("\n")) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\)(: \S.*)?$/);
  expect(text.length).toBeLessThan(5_000);
});

test("it names everything that the OpenAPI document lets programs read, and every parameter of it", () => {
  const { paths } = viewOpenApi("https://samling.test") as {
    paths: Record<string, { get?: { parameters: { name: string; in: string }[] } }>;
  };
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get) continue;
    const line = text.split("\n").find((one) => one.includes(`](https://samling.test${path})`)) ?? "";
    for (const parameter of get.parameters)
      if (parameter.in === "query") expect(line).toContain(`\`${parameter.name}\``);
    expect(line, path).not.toBe("");
  }
});

test("it names the tools for assistants", () => {
  expect(text).toMatch(/\(https:\/\/samling\.test\/mcp\): .*`search_events`/);
});
