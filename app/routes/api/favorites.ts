import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listSavedIds, type SavedIds } from "#db/queries/favorites/saved-ids";
import type { AppContext } from "~/context";
import { requireMethod } from "~/http/methods";
import { refusal, refuseTooMany, requireJson } from "~/http/requests";
import { changeFavorites } from "~/models/favorites/favorites";
import { favoriteChanges } from "~/schemas/favorites/favorites";

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  requireMethod("GET")({ request, context });
  const viewer = await requireAccount(context);
  return answer(await listSavedIds(context.db, viewer.userId));
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  const viewer = await requireAccount(context);
  const result = await changeFavorites(await requireJson(favoriteChanges, request), viewer, context);
  if (result.ok) return answer(result.value);
  const { problem } = result;
  switch (problem.kind) {
    case "onDeviceOnly":
      return refusal(409, { message: "This account keeps its favourites on the device." });
    case "tooMany":
      return refuseTooMany(problem, "Too many changes. Try again later.");
  }
}

async function requireAccount(context: AppContext) {
  const viewer = await context.viewer();
  if (!viewer) throw refusal(401, { message: "Sign in first." });
  return viewer;
}

const answer = (saved: SavedIds) => Response.json(saved, { headers: { "Cache-Control": "no-store" } });
