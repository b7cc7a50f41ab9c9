import { headersOf, type Role } from "./roles";
import type { ByRole } from "./screens/verdicts";
import { visit } from "./visitor";

/** An attempt's response, and whether it had an effect. */
export interface Attempt {
  response: Response;
  hasWorked: boolean;
}

/** An action, and its expected result for each role. */
export interface RoleRow {
  what: string;
  /** In the notation of app/routes.ts. */
  route: string;
  attempt(role: Role): Promise<Attempt>;
  verdicts: ByRole;
}

export type Fields = Record<string, string | Blob>;

/** Sends a form as a role's browser with this organizer chosen. */
export async function sendAs(role: Role, organizerId: string, path: string, fields: Fields): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await visit(path, { method: "POST", headers: await headersOf(role, organizerId), body });
  await response.clone().text();
  return response;
}

export async function sendJsonAs(role: Role, organizerId: string, path: string, body: unknown): Promise<Response> {
  const headers = { ...(await headersOf(role, organizerId)), "Content-Type": "application/json" };
  return visit(path, { method: "POST", headers, body: JSON.stringify(body) });
}
