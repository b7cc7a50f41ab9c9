import { createExecutionContext, createMessageBatch, getQueueResult, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { bindingsOfToday } from "#test/support/bad-days";
import { NOW } from "#test/support/clock";
import { testSettings } from "#test/support/settings";
import { fetchWorker, worker } from "#test/support/visitor";
import type { JobMessage } from "~/jobs/queue";

/** Who sends forms; set before the first deed. */
export const owner = { organizerId: "", headers: {} as Record<string, string> };

let made = 0;

/** What came of it: a status or the fate of a message; what it says; where what was sent can be found afterwards. */
export interface Outcome {
  came: number | string;
  retryAfter?: string | null;
  said: string;
}

export async function ask(path: string, init: RequestInit = {}): Promise<Outcome> {
  const execution = createExecutionContext();
  const headers = { "CF-Connecting-IP": `198.51.100.${++made % 250}`, ...(init.headers as Record<string, string>) };
  const answer = fetchWorker(testSettings.APP_URL + path, { ...init, headers }, bindingsOfToday(), execution);
  const response = await answer;
  const said = await response.text();
  await waitOnExecutionContext(execution);
  return { came: response.status, retryAfter: response.headers.get("Retry-After"), said };
}

export const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  ask(path, { method: "POST", body, headers: { ...owner.headers, ...headers } });
export const sendJson = (path: string, body: unknown) =>
  send(path, JSON.stringify(body), { "Content-Type": "application/json" });
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Hands a message to the queue's consumer. */
export async function work(queue: string, body: JobMessage): Promise<Outcome> {
  const batch = createMessageBatch(queue, [{ id: `m${++made}`, timestamp: NOW, attempts: 1, body }]);
  const execution = createExecutionContext();
  await worker.queue(batch, { ...env, ...bindingsOfToday() }, execution);
  const fates = (await getQueueResult(batch, execution)) as { explicitAcks: string[] };
  return { came: fates.explicitAcks.length > 0 ? "done" : "later", said: "" };
}

/** Done where a task found its work, whatever became of others. */
export async function runCron(): Promise<Outcome> {
  const lines = vi.spyOn(console, "info").mockImplementation(() => undefined);
  const cron = { cron: "*/15 * * * *", scheduledTime: NOW.getTime(), noRetry: () => undefined };
  await worker.scheduled(cron, { ...env, ...bindingsOfToday() }, createExecutionContext());
  const { tasks } = JSON.parse(String(lines.mock.calls.at(-1)![0])) as { tasks: Record<string, string> };
  lines.mockRestore();
  return { came: Object.values(tasks).includes("done") ? "done" : "later", said: JSON.stringify(tasks) };
}
