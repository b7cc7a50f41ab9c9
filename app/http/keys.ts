import { isBearer } from "~/auth/tokens";
import { dataNotFound, refusal } from "./requests";

/** Throws a 404 where the settings have no such key, and a 401 where the request does not show it. */
export function requireKey(key: string | undefined, { headers }: Request): void {
  if (key === undefined) throw dataNotFound();
  if (!isBearer(headers.get("Authorization"), key))
    throw refusal(401, { message: "Send the key: Authorization: Bearer …" }, { "WWW-Authenticate": "Bearer" });
}
