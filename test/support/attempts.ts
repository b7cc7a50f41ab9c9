import { headersOf, type Role } from "./roles";
import { visit } from "./visitor";

/** What somebody tries: the answer, and whether it had any effect on what it was aimed at. */
export interface Attempt {
  response: Response;
  hasWorked: boolean;
}

/** Something that can be done, and what it comes to for everybody who tries. */
export interface RoleRow {
  what: string;
  /** As app/routes.ts spells it. */
  route: string;
  attempt(role: Role): Promise<Attempt>;
  /** In the order of ROLES: the status of the answer, "in" for being sent to sign in, "done" where it worked. */
  verdicts: readonly string[];
}

export type Fields = Record<string, string | Blob>;

/** Sends a form as the browser of somebody who works for an organisation. */
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
