import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport, StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ErrorCode, JSONRPCErrorResponseSchema } from "@modelcontextprotocol/sdk/types.js";
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

test("the protocol's own client understands why it is refused", async () => {
  const url = new URL("/mcp", inject("baseUrl"));
  const client = new Client({ name: "assistant", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(url));
  await expect(client.callTool({ name: "drop_everything" })).rejects.toMatchObject({ code: ErrorCode.InvalidParams });
  await expect(client.listResources()).rejects.toThrow();
  await client.close();

  const tooLong = new Client({ name: "a".repeat(40_000), version: "1.0.0" });
  const refused: unknown = await tooLong
    .connect(new StreamableHTTPClientTransport(url))
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StreamableHTTPError);
  const { code, message } = refused as StreamableHTTPError;
  expect(code).toBe(413);
  const said = JSONRPCErrorResponseSchema.parse(JSON.parse(message.slice(message.indexOf("{"))));
  expect(said.error).toEqual({ code: ErrorCode.InvalidRequest, message: "Send 32768 bytes at most." });
});
