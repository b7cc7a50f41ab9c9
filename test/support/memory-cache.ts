import type { EdgeCache } from "~/gateways/edge-cache";

/** Returns an edge cache without expiry: entries stay until they are deleted. */
export function memoryCache(): EdgeCache & { keys(): string[] } {
  const kept = new Map<string, Response>();
  const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  return {
    match: async (request) => kept.get(keyOf(request))?.clone(),
    put: async (request, response) => void kept.set(keyOf(request), response.clone()),
    delete: async (request) => kept.delete(keyOf(request)),
    keys: () => [...kept.keys()],
  };
}
