import * as z from "zod";
import { lineOfText } from "~/domain/calendars/reader/html";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import { sameOnce } from "~/domain/intake/page/same-once";
import type { PageEvent } from "~/domain/intake/page/structured-event";
import { eventsOfNews, type News } from "./read-news";

const MOST_POSTS = 200;

const rendered = z.object({ rendered: z.string() }).transform(({ rendered: html }) => html);

/** Of WordPress: https://developer.wordpress.org/rest-api/reference/posts/ */
const WORDPRESS = z
  .object({ title: rendered, content: rendered, date: z.string(), link: z.url().nullable().catch(null) })
  .transform(({ title, content, date, link }): News => ({ title, html: content, written: date, link }));

/** https://www.jsonfeed.org/version/1.1/ */
const JSON_FEED = z
  .object({
    title: z.string(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    date_published: z.string().nullable().catch(null),
    url: z.url().nullable().catch(null),
  })
  .transform(({ title, content_html, content_text, date_published, url }): News => {
    const html = content_html ?? content_text ?? "";
    return { title, html, written: date_published, link: url };
  });

const POSTS = z.union([
  z.array(WORDPRESS),
  WORDPRESS.transform((post) => [post]),
  z.object({ items: z.array(JSON_FEED) }).transform(({ items }) => items),
]);

/** News as JSON: posts of WordPress, or a JSON feed; none of another answer. */
export function eventsInPosts(json: string, now: Date): PageEvent[] {
  const posts = POSTS.safeParse(parsed(json));
  if (!posts.success) return [];
  const events = posts.data
    .slice(0, MOST_POSTS)
    .flatMap((post) => eventsOfNews({ ...post, title: lineOfText(post.title, " ") ?? "" }, now));
  return sameOnce(events).slice(0, PAGE_LIMITS.events);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
