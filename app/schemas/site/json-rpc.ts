import * as z from "zod";

const id = z.union([z.string(), z.number()]);

const fields = z.record(z.string(), z.unknown());

/** JSON-RPC 2.0: a request has an id, a notification none, a caller's answer no method. */
export const rpcMessage = z.union([
  z.object({ jsonrpc: z.literal("2.0"), id: id.optional(), method: z.string(), params: fields.optional() }),
  z.object({ jsonrpc: z.literal("2.0"), id, method: z.undefined().optional() }),
]);

export type RpcId = z.output<typeof id>;

export const initializeParams = z.object({ protocolVersion: z.string() });

export const callParams = z.object({ name: z.string(), arguments: fields.default({}) });
