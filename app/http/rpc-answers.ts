import { TOOLS_PATH } from "~/domain/site/burst-limits";
import type { PublicError } from "~/schemas/public-answers/records";
import type { RpcId } from "~/schemas/site/json-rpc";
import { openToAll } from "./methods";

/** JSON-RPC 2.0's; `refused` is one that servers may define. */
const RPC_ERRORS = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  internal: -32_603,
  refused: -32_000,
} as const;

export type RpcError = keyof typeof RPC_ERRORS;

export const NOT_KEPT = { "Cache-Control": "no-store" };

/** Without an id where the request's is not known. */
export const failed = (status: number, kind: RpcError, message: string, id?: RpcId) =>
  Response.json({ jsonrpc: "2.0", id, error: { code: RPC_ERRORS[kind], message } }, { status, headers: NOT_KEPT });

/** A refusal that knows nothing of JSON-RPC becomes an error of it, with the same status and headers. */
export async function asRpcAnswer(request: Request, answer: Response): Promise<Response> {
  if (answer.status < 400 || new URL(request.url).pathname !== TOOLS_PATH) return answer;
  const body = await answer
    .clone()
    .json<Partial<PublicError & { jsonrpc: string }> | null>()
    .catch(() => null);
  if (body?.jsonrpc) return answer;
  const said = body?.error?.message;
  const error =
    answer.status < 500
      ? failed(answer.status, "refused", said ?? "This cannot be done.")
      : failed(answer.status, "internal", said ?? "Something went wrong. Try again later.");
  for (const [name, value] of answer.headers) if (!error.headers.has(name)) error.headers.set(name, value);
  error.headers.delete("Content-Length");
  return openToAll(error);
}
