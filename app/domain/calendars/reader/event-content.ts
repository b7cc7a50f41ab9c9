import type { EventType } from "~/domain/events/types";
import { parsePoint } from "~/domain/places/position";
import type { Component } from "./components";
import { lineOf, linesOf } from "./event";
import { inferEventType } from "./event-type";
import { cutText, lineOfText, plainText } from "./html";
import { ICAL_LIMITS, readProperty, readText } from "./lines";

interface EventPlace {
  location: string | null;
  geo: { lat: number; lng: number } | null;
}

/** LOCATION and GEO, else Apple's property for a place picked on a map. */
function readPlace(component: Component): EventPlace {
  const written = oneLine(readText(lineOf(component, "LOCATION")));
  const apple = linesOf(component, "X-APPLE-STRUCTURED-LOCATION")[0];
  const picked = apple ? readProperty(apple) : null;
  const named = (param: string) => oneLine(picked?.params[param]?.replaceAll("\\n", "\n") ?? null);
  const geoLine = lineOf(component, "GEO");
  return {
    location: written ?? named("x-title") ?? named("x-address"),
    geo: (geoLine && parseGeo(geoLine.text.slice(geoLine.text.indexOf(":") + 1))) ?? parseGeo(picked?.values[0] ?? ""),
  };
}

function oneLine(text: string | null): string | null {
  const line = text && lineOfText(text, ", ");
  return line ? cutText(line, ICAL_LIMITS.shortText) : null;
}

const PAIR = /^\s*(?:geo:)?\s*([+-]?\d{1,3}(?:\.\d+)?)\s*[;,]\s*([+-]?\d{1,3}(?:\.\d+)?)/i;

/** Parses `59.91;10.75`, `geo:…`, `POINT(10.75 59.91)`; null for 0;0, which programs write for an unknown place. */
function parseGeo(text: string): EventPlace["geo"] {
  const place = parsePoint(text.slice(0, 100)) ?? parsePair(text.slice(0, 100));
  if (!place) return null;
  const { lat, lng } = place;
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
  return isPlace ? { lat, lng } : null;
}

function parsePair(text: string): EventPlace["geo"] {
  const match = PAIR.exec(text);
  return match && { lat: Number(match[1]), lng: Number(match[2]) };
}

export type EventContent = Pick<
  Occurrence,
  "summary" | "description" | "status" | "isPrivate" | "location" | "geo" | "url" | "tags" | "eventType"
>;

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

export function readSummary(component: Component): string | null {
  const summary = lineOfText(readText(lineOf(component, "SUMMARY")) ?? "", " ");
  return summary && cutText(summary, ICAL_LIMITS.shortText);
}

/** Where DESCRIPTION is empty, reads HTML: Outlook's X-ALT-DESC or RFC 9073. */
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

/** Any CLASS but PUBLIC is private, unknown ones included (RFC 5545, 3.8.1.3). */
export function isPrivate(component: Component): boolean {
  const given = readText(lineOf(component, "CLASS"))?.trim();
  return given ? given.toUpperCase() !== "PUBLIC" : false;
}

const LONGEST_URL = 2000;

/** Returns an http(s) address without a password; null for others. */
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

export interface Occurrence {
  uid: string;
  /** The moment (UTC, ISO 8601) or day first planned, also after a move; null for a single event. */
  recurrenceId: string | null;
  /** UID and recurrence id; from title and start where there is no UID. Unique within a calendar. */
  key: string;
  summary: string;
  description: string | null;
  /** UTC, ISO 8601; YYYY-MM-DD where `allDay`. */
  start: string;
  /** Like `start`, exclusive; null where there is none after the start. */
  end: string | null;
  allDay: boolean;
  status: "CONFIRMED" | "TENTATIVE" | null;
  isPrivate: boolean;
  location: string | null;
  geo: { lat: number; lng: number } | null;
  url: string | null;
  tags: string[];
  eventType: EventType;
  sequence: number;
}
