import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, inject, test } from "vitest";
import { publicEventPage } from "~/schemas/public-answers/records";

test("an assistant with the protocol's own client asks what happens this weekend near Oslo", async () => {
  const client = new Client({ name: "assistant", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", inject("baseUrl"))));
  expect(client.getServerVersion()?.name).toBe("samling");
  expect(client.getInstructions()).toContain("search_events");
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search_events", "get_event", "list_organizers"]);

  const weekend = { near: "Oslo", when: "weekend", radius_km: 200, lang: "en" };
  const found = await client.callTool({ name: "search_events", arguments: weekend });
  const page = publicEventPage.parse(found.structuredContent);
  expect(page.events.length).toBeGreaterThan(0);
  const days = page.events.map(({ start_time }) =>
    new Date(start_time).toLocaleDateString("en", { weekday: "long", timeZone: "Europe/Oslo" }),
  );
  expect(days.filter((day) => !["Friday", "Saturday", "Sunday"].includes(day))).toEqual([]);
  const [{ text }] = found.content as [{ text: string }];
  expect(text).toContain(page.events[0]!.url);

  const one = await client.callTool({ name: "get_event", arguments: { id: page.events[0]!.id } });
  expect(one.structuredContent).toMatchObject({ title: page.events[0]!.title });
  const organizers = await client.callTool({ name: "list_organizers", arguments: { limit: 3 } });
  expect((organizers.structuredContent as { organizers: unknown[] }).organizers).toHaveLength(3);
  await client.close();
});
