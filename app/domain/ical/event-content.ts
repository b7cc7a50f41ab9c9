import { inferEventType } from "./event-type";
import type { Component } from "./components";
import { readProperty, readText } from "./content-line";
import { readPlace } from "./event-place";
import { lineOf, linesOf } from "./event-source";
import { ICAL_LIMITS } from "./limits";
import type { Occurrence } from "./occurrence";
import { cutText, lineOfText, plainText } from "./plain-text";

export type EventContent = Pick<Occurrence, "summary" | "description" | "status" | "isPrivate" | "location" | "geo" | "url" | "tags" | "eventType">;

/** What an event is about, as clean text. A changed instance without a title has that of its `series`. */
export function readContent(component: Component, series: Component | null): EventContent {
  const summary = readSummary(component) ?? (series && readSummary(series)) ?? "";
  const description = readDescription(component);
  return {
    summary,
    description,
    status: readStatus(component),
    isPrivate: isPrivate(component) || (series !== null && isPrivate(series)),
    ...readPlace(component),
    url: readUrl(component),
    tags: readTags(component),
    eventType: inferEventType(summary, description),
  };
}

/** The title on one line, or null. */
export function readSummary(component: Component): string | null {
  const summary = lineOfText(readText(lineOf(component, "SUMMARY")) ?? "", " ");
  return summary && cutText(summary, ICAL_LIMITS.shortText);
}

/** DESCRIPTION; where it is empty, the HTML that Outlook (X-ALT-DESC) or RFC 9073 put beside it. */
function readDescription(component: Component): string | null {
  for (const name of ["DESCRIPTION", "STYLED-DESCRIPTION", "X-ALT-DESC"]) {
    for (const line of linesOf(component, name)) {
      const text = plainText(readText(line) ?? "");
      if (text) return cutText(text, ICAL_LIMITS.longText);
    }
  }
  return null;
}

function readStatus(component: Component): EventContent["status"] {
  const status = readText(lineOf(component, "STATUS"))?.toUpperCase();
  return status === "CONFIRMED" || status === "TENTATIVE" ? status : null;
}

/** RFC 5545, 3.8.1.3: what is not PUBLIC is private, words that nobody knows included. */
export function isPrivate(component: Component): boolean {
  const given = readText(lineOf(component, "CLASS"))?.trim();
  return given ? given.toUpperCase() !== "PUBLIC" : false;
}

const LONGEST_URL = 2000;

/** Only addresses that a visitor can open without harm: http or https, and nobody's password in it. */
function readUrl(component: Component): string | null {
  const written = readText(lineOf(component, "URL"));
  if (!written || written.length > LONGEST_URL) return null;
  try {
    const url = new URL(/^www\./i.test(written) ? `https://${written}` : written);
    const isSafe = (url.protocol === "https:" || url.protocol === "http:") && !url.username && !url.password;
    return isSafe && url.hostname.includes(".") ? url.href : null;
  } catch {
    return null;
  }
}

/** The names that Outlook gives its colours. */
const COLOUR = /^(?:(?:red|orange|yellow|green|blue|purple) category|(?:rød|oransje|gul|grønn|blå|lilla) kategori)$/i;

function readTags(component: Component): string[] {
  const tags = new Map<string, string>();
  for (const line of linesOf(component, "CATEGORIES").slice(0, ICAL_LIMITS.tags)) {
    for (const value of readProperty(line).values.slice(0, 10 * ICAL_LIMITS.tags)) {
      const tag = lineOfText(value, " ");
      if (!tag || COLOUR.test(tag) || tags.size >= ICAL_LIMITS.tags) continue;
      const short = cutText(tag, ICAL_LIMITS.tagLength);
      if (!tags.has(short.toLowerCase())) tags.set(short.toLowerCase(), short);
    }
  }
  return [...tags.values()];
}
