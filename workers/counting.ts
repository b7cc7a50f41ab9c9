import type { AppContext } from "~/context";
import { countedRequest } from "~/domain/statistics/counted";
import { logError } from "~/gateways/log";

/** After the response, whether from the edge or not. */
export function countAnswered(request: Request, response: Response, context: AppContext): void {
  const counted = countedRequest(request, response.status);
  if (!counted) return;
  const work = async () => {
    // A page asks for the viewer anyhow; without a session's cookie it costs nothing.
    const viewer = await context.viewer();
    if (!viewer || (viewer.memberships.length === 0 && !viewer.isSuperadmin)) await context.counter.count(counted);
  };
  context.waitUntil(work().catch((error: unknown) => logError("uncounted", error)));
}
