import { describeError } from "~/domain/site/describe-error";

type Fields = Record<string, string | number | boolean | null | readonly string[] | Record<string, string>>;

/** Logs a request, a job or a cron run as one line of JSON, without who, where, or what was searched for. */
export function logLine(event: "request" | "job" | "cron", fields: Fields): void {
  console.info(JSON.stringify({ event, ...fields }));
}

/** Logs a failure that somebody should look at as one line of JSON. */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
  console.error(JSON.stringify({ event, ...fields, error: describeError(error) }));
}
