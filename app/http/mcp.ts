import type { AppContext } from "~/context";
import { callParams, initializeParams } from "~/schemas/site/json-rpc";
import { viewTools } from "~/views/openapi/tools";
import { RpcRefusal } from "./json-rpc";
import { TOOLS } from "./tools";

const VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26"];

const INSTRUCTIONS =
  "Samling knows where Christian events are held in Norway: services, prayer meetings, concerts, youth evenings, conferences. Ask search_events with near (a place) and when (today, tomorrow, weekend, week) or from and to. Give people the address of each event. Events may be cancelled, postponed or moved: tell what state says. Times are in UTC, days are days in Norway (Europe/Oslo).";

/** Null where the version is known or not named. */
export function unknownVersion(request: Request): string | null {
  const version = request.headers.get("MCP-Protocol-Version");
  return version === null || VERSIONS.includes(version)
    ? null
    : `MCP-Protocol-Version must be one of ${VERSIONS.join(", ")}.`;
}

/** Each by itself: there are no sessions. */
export async function performMcp(
  method: string,
  params: Record<string, unknown>,
  context: AppContext,
): Promise<object> {
  switch (method) {
    case "initialize":
      return begin(params, context);
    case "ping":
      return {};
    case "tools/list":
      return { tools: viewTools() };
    case "tools/call":
      return callTool(params, context);
    default:
      throw new RpcRefusal("method", `There is no method ${method.slice(0, 100)}.`);
  }
}

function begin(params: Record<string, unknown>, { settings: { APP_URL: websiteUrl } }: AppContext): object {
  const asked = initializeParams.safeParse(params);
  if (!asked.success) throw new RpcRefusal("params", "protocolVersion is needed.");
  const { protocolVersion } = asked.data;
  return {
    protocolVersion: VERSIONS.includes(protocolVersion) ? protocolVersion : VERSIONS[0],
    capabilities: { tools: {} },
    serverInfo: { name: "samling", title: "Samling", version: "1.0.0", websiteUrl },
    instructions: INSTRUCTIONS,
  };
}

async function callTool(params: Record<string, unknown>, context: AppContext): Promise<object> {
  const call = callParams.safeParse(params);
  if (!call.success) throw new RpcRefusal("params", "A name is needed, and arguments in an object.");
  const tool = TOOLS.get(call.data.name);
  if (!tool) throw new RpcRefusal("params", `There is no tool ${call.data.name.slice(0, 100)}.`);
  return tool(call.data.arguments, context);
}
