import { SELF } from "cloudflare:test";
import { testSettings } from "./settings";

/** Sends a request to the Worker as it is deployed. */
export function request(path: string, init?: RequestInit): Promise<Response> {
  return SELF.fetch(testSettings.APP_URL + path, { redirect: "manual", ...init });
}

/** Returns an address's JSON. */
export async function json<T>(path: string): Promise<T> {
  return (await request(path)).json<T>();
}
