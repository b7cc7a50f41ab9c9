import { z } from "zod";
import { TOOLS_PATH } from "~/domain/site/burst-limits";
import { type PublicError, publicError } from "~/schemas/public-answers/records";
import { type RpcId, rpcMessage } from "~/schemas/site/json-rpc";
import { requireJson } from "./bodies";
import { openToAll } from "./public-answers";

/** The codes of JSON-RPC 2.0; `refused` is of those that servers may give a meaning. */
const RPC_ERRORS = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  internal: -32_603,
  refused: -32_000,
} as const;

type RpcError = keyof typeof RPC_ERRORS;

/** A request that cannot be carried out; the caller gets its code and message. */
export class RpcRefusal extends Error {
  constructor(
    readonly kind: RpcError,
    message: string,
  ) {
    super(message);
  }
}

const LONGEST_BODY = 32_768;

/** Answers a JSON-RPC request over HTTP with what `perform` returns; a notification with nothing. */
export async function answerRpc(
  request: Request,
  perform: (method: string, params: Record<string, unknown>) => Promise<object>,
): Promise<Response> {
  const body = await bodyOf(request);
  if (body instanceof Response) return body;
  const message = rpcMessage.safeParse(body);
  if (!message.success) return failed(400, "request", "Send one JSON-RPC 2.0 message; several at once are not taken.");
  const { id, method } = message.data;
  if (method === undefined || id === undefined) return new Response(null, { status: 202, headers: NOT_KEPT });
  const params = message.data.params ?? {};
  try {
    return Response.json({ jsonrpc: "2.0", id, result: await perform(method, params) }, { headers: NOT_KEPT });
  } catch (error) {
    if (error instanceof RpcRefusal) return failed(200, error.kind, error.message, id);
    throw error;
  }
}

/** Returns the parsed body, or the refusal of one that is no JSON or too long. */
async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await requireJson(z.unknown(), request, LONGEST_BODY);
  } catch (refused) {
    if (!(refused instanceof Response)) throw refused;
    const { error } = await refused.json<PublicError>();
    return failed(refused.status, refused.status === 400 ? "parse" : "request", error.message);
  }
}

const NOT_KEPT = { "Cache-Control": "no-store" };

/** Returns an error by JSON-RPC; without an id where that of the request is not known. */
const failed = (status: number, kind: RpcError, message: string, id?: RpcId) =>
  Response.json({ jsonrpc: "2.0", id, error: { code: RPC_ERRORS[kind], message } }, { status, headers: NOT_KEPT });

const rpcAnswer = z.object({ jsonrpc: z.literal("2.0") });

/**
 * Returns the answer to any request. One that something else than the tools refused, which knows nothing of JSON-RPC,
 * becomes an error of it, with the same status and headers.
 */
export async function asRpcAnswer(request: Request, answer: Response): Promise<Response> {
  if (answer.status < 400 || new URL(request.url).pathname !== TOOLS_PATH) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (rpcAnswer.safeParse(body).success) return answer;
  const said = publicError.safeParse(body).data?.error.message;
  const error =
    answer.status < 500
      ? failed(answer.status, "refused", said ?? "This cannot be done.")
      : failed(answer.status, "internal", said ?? "Something went wrong. Try again later.");
  for (const [name, value] of answer.headers) if (!error.headers.has(name)) error.headers.set(name, value);
  error.headers.delete("Content-Length");
  return openToAll(error);
}
