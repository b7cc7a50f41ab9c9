import { refusal } from "~/answers/refusal";

/** A 405 that names the method there is, for any other one. HEAD goes where GET goes. */
export function requireMethod(request: Request, method: "GET" | "POST"): void {
  if (request.method === method || (method === "GET" && request.method === "HEAD")) return;
  const Allow = method === "GET" ? "GET, HEAD" : method;
  throw refusal(405, { message: `Only ${Allow} is answered here.` }, { Allow });
}
