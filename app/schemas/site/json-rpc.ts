import { z } from "zod";

const id = z.union([z.string(), z.number()]);

const fields = z.record(z.string(), z.unknown());

/** A message by JSON-RPC 2.0: a request with an id, a notification without. Answers of the caller have no method. */
export const rpcMessage = z.union([
  z.object({ jsonrpc: z.literal("2.0"), id: id.optional(), method: z.string(), params: fields.optional() }),
  z.object({ jsonrpc: z.literal("2.0"), id, method: z.undefined().optional() }),
]);

export type RpcId = z.output<typeof id>;

/** What a client asks when it begins. */
export const initializeParams = z.object({ protocolVersion: z.string() });

/** The call of a tool. */
export const callParams = z.object({ name: z.string(), arguments: fields.default({}) });
