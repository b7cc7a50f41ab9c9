import { countFeasts } from "#db/queries/site/sitemap";
import { comingFeast, FEAST_KEYS } from "~/domain/search/feasts";
import { groupsOf } from "~/domain/values";
import { findPlaceOfAddress } from "~/gateways/gazetteer/find-place";
import { findPlaceBySlug, slugOfPlace } from "~/gateways/gazetteer/place-slugs";
import type { Given } from "~/models/site/given";

/** Fewer are no page that a search engine should lead to. */
const LEAST_EVENTS = 3;

interface FeastPage {
  path: string;
  changed_at: number;
}

/** Of every feast, and near each town, where enough is to come. */
export async function listFeastPages({ db, now }: Given<"db" | "now">): Promise<FeastPage[]> {
  const counted = await countFeasts(
    db,
    FEAST_KEYS.map((key) => comingFeast(key, now)),
    now,
  );
  const pages = counted.flatMap(({ feast, city, ...count }) => {
    const everywhere = { path: `/hoytid/${feast}`, ...count };
    const slug = city && slugOfTown(city);
    return slug ? [everywhere, { path: `${everywhere.path}/${slug}`, ...count }] : [everywhere];
  });
  return [...groupsOf(pages, ({ path }) => path)]
    .filter(([, counts]) => counts.reduce((sum, { events }) => sum + events, 0) >= LEAST_EVENTS)
    .map(([path, counts]) => ({ path, changed_at: Math.max(...counts.map(({ changed_at }) => changed_at)) }));
}

function slugOfTown(city: string): string | null {
  const place = findPlaceOfAddress(city);
  const slug = place && slugOfPlace(place.name);
  return slug && findPlaceBySlug(slug) ? slug : null;
}
