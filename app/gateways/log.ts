import { AsyncLocalStorage } from "node:async_hooks";
import { describeError } from "~/domain/site/describe-error";

type Fields = Record<string, string | number | boolean | null | readonly string[] | Record<string, unknown>>;

/** What a line belongs to, and how often outside services answered it with which status. */
interface Work {
  of: { request_id: string } | { job_id: string } | { cron_id: string };
  services: Record<string, Record<string, number>>;
}

/** One for the Worker and for the build within it, each of which has a copy of this module. */
const KEY = Symbol.for("samling.log");
const shared = globalThis as unknown as Record<symbol, AsyncLocalStorage<Work> | undefined>;
const storage = (shared[KEY] ??= new AsyncLocalStorage<Work>());

/** Every line that is logged by the work, and by whatever it awaits or leaves behind, says of what. */
export const loggedAs = <T>(of: Work["of"], work: () => T): T => storage.run({ of, services: {} }, work);

/** Its status is told in the line of the request, job or cron run, with the service, never of whom it was asked. */
export async function noted(service: string, answer: Promise<Response>): Promise<Response> {
  const status = await answer.then(
    (response) => response.status,
    () => "none" as const,
  );
  const answers = storage.getStore()?.services;
  if (answers) {
    const counts = (answers[service] ??= {});
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return answer;
}

/** One line of JSON, without who, where, or what was searched for. */
export function logLine(event: "request" | "job" | "cron", fields: Fields): void {
  const work = storage.getStore();
  const services = work && Object.keys(work.services).length > 0 ? { services: work.services } : {};
  console.info(JSON.stringify({ event, ...work?.of, ...fields, ...services }));
}

/** A failure that somebody should look at. */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
  console.error(JSON.stringify({ event, ...storage.getStore()?.of, ...fields, error: describeError(error) }));
}
