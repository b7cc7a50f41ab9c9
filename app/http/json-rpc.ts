import { z } from "zod";
import { type RpcId, rpcMessage } from "~/schemas/site/json-rpc";
import type { PublicError } from "~/schemas/public-answers/records";
import { requireJson } from "./bodies";

/** The codes of JSON-RPC 2.0. */
export const RPC_ERRORS = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602 } as const;

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
  if (!message.success)
    return failed(400, null, "request", "Send one JSON-RPC 2.0 message; several at once are not taken.");
  const { id, method } = message.data;
  if (method === undefined || id === undefined) return new Response(null, { status: 202, headers: NOT_KEPT });
  const params = message.data.params ?? {};
  try {
    return Response.json({ jsonrpc: "2.0", id, result: await perform(method, params) }, { headers: NOT_KEPT });
  } catch (error) {
    if (error instanceof RpcRefusal) return failed(200, id, error.kind, error.message);
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
    return failed(refused.status, null, refused.status === 400 ? "parse" : "request", error.message);
  }
}

const NOT_KEPT = { "Cache-Control": "no-store" };

/** Returns an error by JSON-RPC. */
const failed = (status: number, id: RpcId | null, kind: RpcError, message: string) =>
  Response.json({ jsonrpc: "2.0", id, error: { code: RPC_ERRORS[kind], message } }, { status, headers: NOT_KEPT });
