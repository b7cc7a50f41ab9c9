import type { AppContext } from "~/context";
import { isWide } from "~/domain/places/position";
import { cachedAnswer, uncachedAnswer } from "~/http/copies";
import { calendarAnswer, feedAnswer, publicLoader, requireMethod } from "~/http/methods";
import { dataNotFound, requireQuery } from "~/http/requests";
import { findFeed } from "~/models/events/find-feed";
import { feedParameters } from "~/schemas/search/events";
import { SEARCH_LISTS } from "~/schemas/search/fields";
import { FEED_FORMATS, type FeedFormat } from "~/views/addresses/feed-address";
import { viewCalendar } from "~/views/events/calendar-file";
import { type FeedView, viewFeed } from "~/views/feeds/feed";
import { formatJsonFeed } from "~/views/feeds/json-feed";
import { formatRss } from "~/views/feeds/rss";

/** Never cached where it may say where the caller is. */
export const loader = publicLoader(async ({ request, params, context }) => {
  const format = FEED_FORMATS.find((known) => `events.${known}` === params["file"]);
  if (!format) return dataNotFound();
  const search = requireQuery(feedParameters, request, SEARCH_LISTS);
  const make = async () => {
    const found = await findFeed(search, context);
    if (!found || found.placeIsUnknown) return dataNotFound();
    const feed = viewFeed(found, search, { appUrl: context.settings.APP_URL, format });
    return answerIn(format, feed, context);
  };
  if (search.lat !== undefined || (search.bbox && !isWide(search.bbox))) return uncachedAnswer(make);
  const key = `/feeds/events.${format}?${JSON.stringify({ ...search, type: [...search.type].sort() })}`;
  return cachedAnswer(request, context, { key, seconds: 300 }, make);
});

export const action = requireMethod("public");

function answerIn(format: FeedFormat, feed: FeedView, { now, settings: { APP_URL: appUrl } }: AppContext): Response {
  switch (format) {
    case "ics":
      return calendarAnswer(viewCalendar({ name: feed.title, ...feed }, appUrl), "inline");
    case "rss":
      return feedAnswer(formatRss(feed, { appUrl, now }), "application/rss+xml");
    case "json":
      return feedAnswer(formatJsonFeed(feed, { appUrl, now }), "application/feed+json");
  }
}
