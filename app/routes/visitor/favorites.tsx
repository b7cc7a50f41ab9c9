import type { MetaFunction } from "@remix-run/cloudflare";
import { Await, useLoaderData, useRevalidator } from "@remix-run/react";
import { Suspense } from "react";
import { FavoritesFailed, FavoritesFrame, FavoritesLoading } from "~/components/favorites/favorites-frame";
import { loadFavorites } from "~/components/favorites/load-favorites";
import { SavedEvents } from "~/components/favorites/saved-events";
import { favoritesMessages } from "~/i18n/favorites";
import { pageMeta } from "~/page-meta";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/favorites", favoritesMessages);

/** The favourites are in the browser, so it is the browser that asks for them. */
export function clientLoader() {
  return { favorites: loadFavorites() };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <FavoritesFrame>
      <FavoritesLoading />
    </FavoritesFrame>
  );
}

export default function Favorites() {
  const { favorites } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <FavoritesFrame>
      <Suspense fallback={<FavoritesLoading />}>
        <Await resolve={favorites} errorElement={<FavoritesFailed onRetry={revalidate} />}>
          {(loaded) => <SavedEvents loaded={loaded} />}
        </Await>
      </Suspense>
    </FavoritesFrame>
  );
}
