import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Await, type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "@remix-run/react";
import { Suspense } from "react";
import { listAccountFavorites } from "#db/queries/favorites/events";
import { favoritesMessages } from "#messages/favorites";
import { FavoritesFailed, FavoritesFrame, FavoritesLoading } from "~/components/favorites/favorites-frame";
import { keepFavorites, keptAccountFavorites, type LoadedFavorites } from "~/components/favorites/kept-favorites";
import { loadFavorites } from "~/components/favorites/load-favorites";
import { pageMeta } from "~/components/layout/page-meta";
import { SavedEvents } from "~/components/saved/saved-events";
import { refuseAttempts } from "~/http/methods";
import { conflict, redirectTo, requireForm } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { changeFavorites } from "~/models/favorites/favorites";
import { favoriteForm } from "~/schemas/favorites/favorites";
import { viewAccountFavorites } from "~/views/favorites/favorites";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/favorites", favoritesMessages, (m) => m);

/** Null where they are on the device. */
export async function loader({ context }: LoaderFunctionArgs): Promise<{ favorites: LoadedFavorites | null }> {
  const viewer = await context.viewer();
  if (!viewer?.savesInAccount) return { favorites: null };
  return {
    favorites: viewAccountFavorites(await listAccountFavorites(context.db, viewer.userId, context.now), context),
  };
}

/** For browsers without scripts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const result = await changeFavorites(await requireForm(favoriteForm, request), viewer, context);
  if (result.ok) return redirectTo("/favorites");
  const { problem } = result;
  throw problem.kind === "tooMany" ? refuseAttempts(problem, context) : conflict();
}

interface Loaded {
  /** Null until the browser has read the device's favourites. */
  favorites: LoadedFavorites | Promise<LoadedFavorites> | null;
}

/**
 * Only the browser knows the device's favourites; it asks for them while the server answers, because few visitors have
 * an account.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const onDevice = loadFavorites();
  Promise.resolve(onDevice).catch(() => undefined); // The page reports the error where the list would be.
  const { favorites } = await serverLoader<typeof loader>().catch(() => ({ favorites: null }));
  if (favorites) keepFavorites(favorites);
  return { favorites: favorites ?? keptAccountFavorites() ?? onDevice };
}

clientLoader.hydrate = true as const;

export default function FavoritesRoute() {
  const { favorites } = useLoaderData<() => Promise<Loaded>>();
  const { revalidate } = useRevalidator();
  const isInAccount = favorites !== null && "isInAccount" in favorites && favorites.isInAccount;
  return (
    <FavoritesFrame isInAccount={isInAccount}>
      {favorites === null ? (
        <FavoritesLoading />
      ) : !(favorites instanceof Promise) ? (
        <SavedEvents loaded={favorites} />
      ) : (
        <Suspense fallback={<FavoritesLoading />}>
          <Await resolve={favorites} errorElement={<FavoritesFailed onRetry={revalidate} />}>
            {(loaded) => <SavedEvents loaded={loaded} />}
          </Await>
        </Suspense>
      )}
    </FavoritesFrame>
  );
}
