import { answerRpc } from "~/http/json-rpc";
import { performMcp, unknownVersion } from "~/http/mcp";
import { publicLoader, requireMethod, RPC_METHODS } from "~/http/methods";
import { refusal } from "~/http/requests";

/**
 * Tools for assistants by the Model Context Protocol over HTTP: without cookies, they read what everybody may; each
 * request has its whole answer.
 */
const answer = publicLoader(async ({ request, context }) => {
  requireMethod("rpc")({ request, context });
  const unknown = unknownVersion(request);
  if (unknown) return refusal(400, { message: unknown });
  return answerRpc(request, (method, params) => performMcp(method, params, context));
}, RPC_METHODS);

export const action = answer;
export const loader = answer;
