import { expect, test, vi } from "vitest";
import { logError, loggedAs, logLine, noted } from "~/gateways/log";

test("a line says of what it is, however deep or late it is written, and of two at a time each its own", async () => {
  const lines: Record<string, unknown>[] = [];
  const keep = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  vi.spyOn(console, "error").mockImplementation(keep);
  vi.spyOn(console, "info").mockImplementation(keep);
  const work = async (pause: number) => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    logError("event_write_failed", new Error("away"));
    await noted("register", Promise.resolve(new Response(null, { status: 503 })));
    await noted("register", Promise.reject(new Error("no answer"))).catch(() => undefined);
    logLine("request", { status: 200 });
  };
  await Promise.all([
    loggedAs({ request_id: "one" }, () => work(4)),
    loggedAs({ request_id: "other" }, () => work(1)),
    loggedAs({ cron_id: "cron" }, () => work(2)),
  ]);
  logError("outside", "of no request");
  const of = ({ event, request_id, cron_id, services }: Record<string, unknown>) => [
    event,
    request_id ?? cron_id,
    services,
  ];
  const services = { register: { 503: 1, none: 1 } };
  const both = (id: string) => [
    ["event_write_failed", id, undefined],
    ["request", id, services],
  ];
  const ids = ["other", "cron", "one"];
  const linesOf = (id: string) => lines.map(of).filter(([, own]) => own === id);
  expect(ids.map(linesOf)).toEqual(ids.map(both));
  expect(lines.slice(6).map(of)).toEqual([["outside", undefined, undefined]]);
  vi.restoreAllMocks();
});
