import { DAY_SECONDS } from "~/domain/time/days-and-moments";
import type { CalendarHead, Component } from "./components";
import type { DateValue } from "./dates";
import { readFeedZone } from "./feed-zone";
import { firstLine, ICAL_LIMITS, readText } from "./lines";
import { ianaNameOfWindowsZone } from "./windows-zones";
import { findIanaZone, fixedZone, toUtc, toWall, UTC, type Zone } from "./zone";

export type FindZone = (tzid: string) => Zone | null;

const LONGEST_NAME = 200;

/**
 * In this order: the runtime, Windows names, a known name at the end, the feed's VTIMEZONE (many are wrong by hours), a
 * display name such as `(UTC+01:00) Amsterdam, Berlin`.
 */
export function zoneFinder(feedZones: Component[]): (tzid: string, calendar?: CalendarHead) => Zone | null {
  const described = new DescribedZones(feedZones);
  const known = new Map<string, { byName: Zone | null; byDisplayName: Zone | null }>();
  return (tzid, calendar) => {
    const name = tzid.slice(0, LONGEST_NAME).trim();
    const found =
      known.get(name) ??
      (known.size < ICAL_LIMITS.zones ? { byName: findByName(name), byDisplayName: findByDisplayName(name) } : NOWHERE);
    if (found !== NOWHERE) known.set(name, found);
    return found.byName ?? (found === NOWHERE ? null : described.find(name, calendar)) ?? found.byDisplayName;
  };
}

const NOWHERE = { byName: null, byDisplayName: null };

class DescribedZones {
  #own = new Map<CalendarHead, Map<string, Component>>();
  #anywhere = new Map<string, Component>();
  #zones = new Map<Component, Zone | null>();
  #byWords = new Map<string, Zone | null>();

  constructor(components: Component[]) {
    for (const component of components) {
      const name = textOf(component, "TZID");
      if (!name) continue;
      const own = this.#own.get(component.calendar) ?? new Map<string, Component>();
      this.#own.set(component.calendar, own.set(name, component));
      this.#anywhere.set(name, component);
    }
  }

  find(name: string, calendar: CalendarHead | undefined): Zone | null {
    const component = (calendar && this.#own.get(calendar)?.get(name)) ?? this.#anywhere.get(name);
    if (!component) return null;
    const zone = this.#zones.get(component);
    if (zone !== undefined) return zone;
    const found = this.#read(name, component);
    this.#zones.set(component, found);
    return found;
  }

  #read(name: string, component: Component): Zone | null {
    const words = wordsOf(component);
    const known = this.#byWords.get(words);
    if (known !== undefined || this.#byWords.size >= ICAL_LIMITS.zones) return known ?? null;
    const zone = describedZone(name, component);
    this.#byWords.set(words, zone);
    return zone;
  }
}

const wordsOf = ({ lines, parts }: Component) =>
  [lines, ...parts]
    .map((each) => [...each.values()].flatMap((same) => same.map(({ text }) => text)).join("\n"))
    .join("\n\n");

const textOf = ({ lines }: Component, name: string) => readText(firstLine(lines, name));

function findByName(name: string): Zone | null {
  const windows = ianaNameOfWindowsZone(name);
  return findIanaZone(name) ?? (windows ? findIanaZone(windows) : null) ?? findByEnding(name);
}

/** `America/Argentina/Buenos_Aires` has three parts, most names have two. */
function findByEnding(name: string): Zone | null {
  const parts = name
    .replace(/[\s\d-]+$/, "")
    .split(/[/\\]/)
    .filter(Boolean);
  if (parts.length < 2) return null;
  const endings = [parts.slice(-3), parts.slice(-2)].map((ending) => ending.join("/"));
  for (const ending of endings) {
    const zone = findIanaZone(ending.replace(/ /g, "_"));
    if (zone) return zone;
  }
  return null;
}

function describedZone(name: string, component: Component): Zone | null {
  const alias = textOf(component, "X-LIC-LOCATION") ?? textOf(component, "TZID-ALIAS-OF");
  return (alias && alias !== name && findByName(alias)) || readFeedZone(name, component);
}

const CONTINENTS = ["Europe", "America", "Asia", "Africa", "Australia", "Pacific", "Atlantic"];

/** Resolves `(UTC-05:00) Eastern Time (US & Canada)`: a zone or city in it whose offset fits, else the bare offset. */
function findByDisplayName(name: string): Zone | null {
  const sign = /^\(?(?:UTC|GMT)?\s*([+-])\s*(\d\d?)(?:[:.]?(\d\d))?\)?/i.exec(name);
  if (!sign) return /^\(?(UTC|GMT)\)?|\/UTC$/i.test(name) ? (zoneNamedIn(name, 0) ?? UTC) : zoneNamedIn(name, null);
  const offset = (sign[1] === "-" ? -1 : 1) * (Number(sign[2]) * 3600 + Number(sign[3] ?? 0) * 60);
  return (
    zoneNamedIn(name.slice(sign[0].length), offset) ?? (Math.abs(offset) <= 14 * 3600 ? fixedZone(name, offset) : null)
  );
}

const IN_WINTER = Date.UTC(2024, 0, 15) / 1000;
const IN_SUMMER = Date.UTC(2024, 6, 15) / 1000;

function zoneNamedIn(name: string, offset: number | null): Zone | null {
  const text = name.replace(/^\((?:UTC|GMT)[^)]*\)/i, "").trim();
  const windows = ianaNameOfWindowsZone(text);
  const cities = text.split(/[,/;]/, 8).map((city) => city.trim().replace(/ /g, "_"));
  const names = cities.filter(Boolean).flatMap((city) => CONTINENTS.map((continent) => `${continent}/${city}`));
  for (const candidate of windows ? [windows, ...names] : names) {
    const zone = findIanaZone(candidate);
    if (zone && (offset === null || [IN_WINTER, IN_SUMMER].some((utc) => zone.offsetAt(utc) === offset))) return zone;
  }
  return null;
}

/** A whole day is its midnight in UTC, so that days are counted like times. */
export interface Moment {
  wall: number;
  zone: Zone;
  isDate: boolean;
}

/** `home` is the zone of times without a known one. */
export interface Clock {
  findZone: FindZone;
  home: Zone;
}

export const utcOf = ({ wall, zone }: Moment) => toUtc(zone, wall);

export function momentOf(value: DateValue, { findZone, home }: Clock): Moment {
  if (value.isDate || value.isUtc) return { wall: value.wall, zone: UTC, isDate: value.isDate };
  return { wall: value.wall, zone: (value.tzid ? findZone(value.tzid) : null) ?? home, isDate: false };
}

const midnightOf = (wall: number) => Math.floor(wall / DAY_SECONDS) * DAY_SECONDS;

/** Returns UTC seconds. A date among times is that day at the series' time, a time among whole days its day. */
export function occurrenceMeant(value: DateValue, series: Moment, clock: Clock): number {
  if (series.isDate) {
    const isMidnight = value.wall % DAY_SECONDS === 0;
    return value.isUtc && !isMidnight ? midnightOf(toWall(clock.home, value.wall)) : midnightOf(value.wall);
  }
  if (value.isDate) return toUtc(series.zone, value.wall + (series.wall - midnightOf(series.wall)));
  if (value.isUtc) return value.wall;
  return toUtc((value.tzid ? clock.findZone(value.tzid) : null) ?? series.zone, value.wall);
}
