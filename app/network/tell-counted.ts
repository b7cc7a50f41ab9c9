import type { ToldKind } from "~/domain/statistics/kinds";
import { pageOfPath } from "~/domain/statistics/page";

let isOn = true;

/** What organizers look at themselves is not counted. */
export const setCounting = (on: boolean): void => void (isOn = on);

/** Without cookies, and without waiting. */
export function tellCounted(kind: ToldKind, page: string = location.pathname): void {
  if (!isOn || !pageOfPath(page)) return;
  const body = JSON.stringify({ kind, page });
  const headers = { "Content-Type": "application/json" };
  void fetch("/count", { method: "POST", body, headers, keepalive: true, credentials: "omit" }).catch(() => undefined);
}
