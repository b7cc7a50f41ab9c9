import * as z from "zod";
import type { PublicError } from "~/schemas/public-answers/records";
import { rpcMessage } from "~/schemas/site/json-rpc";
import { requireJson } from "./requests";
import { failed, NOT_KEPT, type RpcError } from "./rpc-answers";

export class RpcRefusal extends Error {
  constructor(
    readonly kind: RpcError,
    message: string,
  ) {
    super(message);
  }
}

const LONGEST_BODY = 32_768;

/** A notification is answered with nothing. */
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

/** Or the refusal of one that is no JSON or too long. */
async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await requireJson(z.unknown(), request, LONGEST_BODY);
  } catch (refused) {
    if (!(refused instanceof Response)) throw refused;
    const { error } = await refused.json<PublicError>();
    return failed(refused.status, refused.status === 400 ? "parse" : "request", error.message);
  }
}
