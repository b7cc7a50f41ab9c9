import { describeError } from "~/domain/site/describe-error";

type Fields = Record<string, string | number | boolean | null | readonly string[] | Record<string, string>>;

/** One line of JSON, without who, where, or what was searched for. */
export function logLine(event: "request" | "job" | "cron", fields: Fields): void {
  console.info(JSON.stringify({ event, ...fields }));
}

/** A failure that somebody should look at. */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
  console.error(JSON.stringify({ event, ...fields, error: describeError(error) }));
}
