import type { Tile } from "~/domain/places/maps";
import type { Position } from "~/domain/places/position";

export interface KeptPageParts {
  language: string;
  title: string;
  assets: string[];
  /** Above its first part: the event's own and the logo of whom it belongs to. */
  pictures: string[];
  position: Position | null;
  /** Milliseconds when the event is over. */
  over: number | null;
}

const firstOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;

export function partsOfPage(html: string): KeptPageParts {
  const about = eventIn(firstOf(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s));
  return {
    language: firstOf(html, /^<!DOCTYPE html><html lang="(\w+)"/i) ?? "",
    title: (firstOf(html, /<title>(.*?)<\/title>/s) ?? "").replace(
      /&(amp|lt|gt|quot|#x27);/g,
      (mark, name: string) => MARKS[name] ?? mark,
    ),
    assets: [...new Set(html.match(/\/assets\/[\w.-]+/g))],
    pictures: [...html.replace(/<h2.*/s, "").matchAll(/<img src="([^"]+)"/g)].map(([, src = ""]) =>
      src.replaceAll("&amp;", "&"),
    ),
    ...about,
  };
}

const MARKS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

interface EventData {
  "@type"?: unknown;
  startDate?: unknown;
  endDate?: unknown;
  location?: { geo?: { latitude?: unknown; longitude?: unknown } };
}

const NOTHING = { position: null, over: null };
const HOUR_MS = 3_600_000;
/** An event without an end is over after so many hours. */
const HOURS_OF = { moment: 4, day: 30 };

function eventIn(json: string | null): Pick<KeptPageParts, "position" | "over"> {
  let event: EventData;
  try {
    event = JSON.parse(json ?? "") as EventData;
  } catch {
    return NOTHING;
  }
  if (typeof event.startDate !== "string") return NOTHING;
  const { latitude: lat, longitude: lng } = event.location?.geo ?? {};
  const end = typeof event.endDate === "string" ? event.endDate : event.startDate;
  const hours = end.length <= "2026-11-25".length ? HOURS_OF.day : end === event.startDate ? HOURS_OF.moment : 0;
  const over = Date.parse(end) + hours * HOUR_MS;
  return {
    position: typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null,
    over: Number.isNaN(over) ? null : over,
  };
}

const ZOOM = 15;

/** Three by three: a phone shows no more. */
export function tilesAround({ lat, lng }: Position): Tile[] {
  const size = 2 ** ZOOM;
  const column = Math.floor(((lng + 180) / 360) * size);
  const row = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * size);
  return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => ({ z: ZOOM, x: column + right, y: row + down })));
}
