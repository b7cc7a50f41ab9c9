import type { ToldKind } from "~/domain/statistics/kinds";
import { pageOfPath } from "~/domain/statistics/page";

let isOn = true;

/** Sets whether anything is counted from now on: what organizers look at themselves is not. */
export const setCounting = (on: boolean): void => void (isOn = on);

/** Has something counted of a page, by its path; without cookies, and without waiting. Of other pages nothing is. */
export function tellCounted(kind: ToldKind, page: string = location.pathname): void {
  if (!isOn || !pageOfPath(page)) return;
  const body = JSON.stringify({ kind, page });
  const headers = { "Content-Type": "application/json" };
  void fetch("/count", { method: "POST", body, headers, keepalive: true, credentials: "omit" }).catch(() => undefined);
}
