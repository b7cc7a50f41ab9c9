import { viewPublicEvent } from "~/views/events/public-event";
import { viewFeedEntry } from "./entry";
import type { FeedView } from "./feed";

/** JSON Feed 1.1. What has no field of its own stands in `_samling`, as in the open API. */
export function formatJsonFeed(feed: FeedView, { appUrl, now }: { appUrl: string; now: Date }): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeAddress,
    feed_url: feed.address,
    language: feed.locale,
    items: feed.events.map((event) => {
      const entry = viewFeedEntry(event, { locale: feed.locale, appUrl, now });
      return {
        id: entry.address,
        url: entry.address,
        title: entry.title,
        ...(entry.language && { language: entry.language }),
        summary: entry.summary,
        content_text: entry.paragraphs.join("\n\n"),
        ...(entry.image && { image: entry.image }),
        date_published: entry.published.toISOString(),
        date_modified: entry.changed.toISOString(),
        authors: [{ name: entry.organizer }],
        tags: entry.tags,
        _samling: viewPublicEvent(event, appUrl),
      };
    }),
  });
}
