import { headersOf, type Role } from "./roles";
import { admins, type ByRole, owners, type Verdict, writers } from "./screens/verdicts";
import { visit } from "./visitor";

export type Fields = Record<string, string | Blob>;

/** Somebody with a role, for whom an organizer is chosen, and what they send to a row's route. */
interface Sender {
  role: Role;
  organizer_id: string;
  /** Sends a form; the parameters of the route's address in their order. */
  send(fields: Fields, ...parameters: string[]): Promise<Response>;
  sendTo(path: string, fields: Fields): Promise<Response>;
  sendJson(body: unknown): Promise<Response>;
}

/** An action, and its expected result for each role. */
export interface RoleRow {
  what: string;
  /** In the notation of app/routes.ts. */
  route: string;
  verdicts: ByRole;
  /** Returns whether it had an effect. */
  attempt(sender: Sender): Promise<boolean>;
}

export const row = (what: string, route: string, verdicts: ByRole, attempt: RoleRow["attempt"]): RoleRow => ({
  what,
  route,
  verdicts,
  attempt,
});

export const WRITERS = writers("done");
export const ADMINS = admins("done");
export const OWNERS = owners("done");

/** What is found by who sends it: others are led to their own. */
export const ofOwn = (verdicts: ByRole): ByRole => ({ ...verdicts, others: "elsewhere" });

/** Who has no organizer is led to making one. */
export const ofOrganizers = (verdicts: ByRole): ByRole => ({ ...verdicts, plain: "elsewhere" });

/** Sends a form as a role's browser with this organizer chosen. */
export async function sendAs(role: Role, organizerId: string, path: string, fields: Fields): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await visit(path, { method: "POST", headers: await headersOf(role, organizerId), body });
  await response.clone().text();
  return response;
}

async function sendJsonAs(role: Role, organizerId: string, path: string, body: unknown): Promise<Response> {
  const headers = { ...(await headersOf(role, organizerId)), "Content-Type": "application/json" };
  return visit(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Returns what comes of a row's attempt: "done" where it had its effect, else how what was sent last was refused. */
export async function verdictOf({ route, attempt }: RoleRow, role: Role, organizer_id: string): Promise<Verdict> {
  let last: Response | undefined;
  const sendTo = async (path: string, fields: Fields) => (last = await sendAs(role, organizer_id, path, fields));
  const hasWorked = await attempt({
    role,
    organizer_id,
    sendTo,
    send: (fields, ...parameters) =>
      sendTo(
        route.replaceAll(/:\w+/g, () => parameters.shift() ?? ""),
        fields,
      ),
    sendJson: async (body) => (last = await sendJsonAs(role, organizer_id, route, body)),
  });
  if (hasWorked) return "done";
  if (last?.status !== 302 && last?.status !== 303) return String(last?.status);
  return last.headers.get("Location")?.startsWith("/login") ? "in" : "elsewhere";
}
