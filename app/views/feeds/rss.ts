import { escapeMarkup } from "~/domain/text/escape-markup";
import { type FeedEntry, viewFeedEntry } from "./entry";
import type { FeedView } from "./feed";

/** Minutes between two readings. */
const MINUTES_TO_LIVE = 360;

/** RSS 2.0. `pubDate` is when it was published here; its own day is in the title. */
export function formatRss(feed: FeedView, { appUrl, now }: { appUrl: string; now: Date }): string {
  const entries = feed.events.map((event) => viewFeedEntry(event, { locale: feed.locale, appUrl, now }));
  const changes = entries.map(({ changed }) => changed.getTime());
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    `<channel>`,
    element("title", feed.title),
    element("link", feed.homeAddress),
    element("description", feed.description),
    element("language", feed.locale),
    `<atom:link href="${escapeMarkup(feed.address)}" rel="self" type="application/rss+xml"/>`,
    ...(changes.length > 0 ? [element("lastBuildDate", new Date(Math.max(...changes)).toUTCString())] : []),
    element("ttl", String(MINUTES_TO_LIVE)),
    ...entries.map(itemOf),
    `</channel>`,
    `</rss>`,
  ];
  return `${lines.join("\n")}\n`;
}

function itemOf(entry: FeedEntry): string {
  const html = entry.paragraphs.map((text) => `<p>${escapeMarkup(text).replaceAll("\n", "<br>")}</p>`).join("");
  return [
    "<item>",
    element("title", `${entry.title}, ${entry.summary}`),
    element("link", entry.address),
    `<guid isPermaLink="true">${escapeMarkup(entry.address)}</guid>`,
    element("pubDate", entry.published.toUTCString()),
    element("dc:creator", entry.organizer),
    ...entry.tags.map((tag) => element("category", tag)),
    element("description", html),
    "</item>",
  ].join("\n");
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
