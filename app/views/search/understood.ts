import { recurrenceMessages } from "#messages/recurrence";
import { understoodMessages } from "#messages/understood";
import { distanceKm } from "~/domain/places/position";
import type { SentenceReading } from "~/domain/plain-words/read";
import type { NamedPlace, Part } from "~/domain/plain-words/sentence";
import type { DayLimits, Time } from "~/domain/plain-words/when";
import { textOf, withoutWords } from "~/domain/plain-words/words";
import type { LetGo } from "~/domain/search/asked";
import { isKind } from "~/domain/search/kinds";
import { NAMED_RADIUS_KM } from "~/domain/search/limits";
import { calendarDate, type DayNumber, dayText, daysInMonth, momentAt } from "~/domain/time/days-and-moments";
import { formatAs, formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ReadParameters } from "~/models/events/find";
import type { UnderstoodSearch } from "~/models/search/understand";
import type { ViewContext } from "~/views/events/card";

/** Parameters of the address that a press sets; null removes one. */
type Change = Record<string, string | null>;

/** One thing that was understood: a press takes it away, others change it. */
export interface UnderstoodChip {
  text: string;
  without: Change;
  others: { text: string; change: Change }[];
}

export interface UnderstoodView {
  chips: UnderstoodChip[];
  /** In sentences: what was meant instead of slips, what was let go. */
  notes: string[];
  /** Takes the words as they are typed. */
  exact: Change;
  said: SaidFields[];
}

/** What words say of the place, or of the days, as fields of the search's form; `q` is the sentence without them. */
export interface SaidFields {
  q: string;
  fields: Record<string, string>;
}

type Context = Pick<ViewContext, "now" | "preferences">;

/** Null where what was typed is nothing but words to be found. */
export function viewUnderstood(
  { asked, reading, letGo, meant }: UnderstoodSearch<ReadParameters>,
  typed: string,
  context: Context,
): UnderstoodView | null {
  if (!reading) return null;
  const m = messagesIn(understoodMessages, context.preferences.locale);
  const chips = viewChips(reading, { asked, letGo, typed }, context);
  const unread = reading.parts.filter((part) => part.as === "small" && part.isUnread);
  const notes = [
    ...unread.map(({ from, to }) => m.unread(textOf(reading.words.slice(from, to)))),
    ...(meant === null ? [] : [m.meant(meant)]),
    ...(letGo.length === 0
      ? []
      : [...(meant === null ? [m.nothing(typed)] : []), m.instead(letGo.map((one) => letGoText(one, m)).join(", "))]),
  ];
  const saysNothingMore = chips.every(({ text }) => text === typed.trim());
  if (saysNothingMore && notes.length === 0) return null;
  return { chips, notes, exact: { exact: typed }, said: saidOf(reading, asked) };
}

function saidOf(reading: SentenceReading, { near, radius_km, when, from, to }: ReadParameters): SaidFields[] {
  const { place, time } = reading;
  const hasDays = time?.days && !when && from && to;
  return [
    ...(place && near ? [{ q: leftOf(reading, isPlace), fields: { near, radius_km: String(radius_km) } }] : []),
    ...(hasDays ? [{ q: leftOf(reading, isOfDays), fields: { from, to } }] : []),
  ];
}

const isPlace = ({ as }: Part) => as === "place";
const isOfDays = (part: Part) =>
  part.as === "when" && (part.when.days ?? part.when.weekday ?? part.when.every) !== undefined;

/** The sentence without the parts of a kind. */
function leftOf({ sentence, words, parts }: SentenceReading, isLeft: (part: Part) => boolean): string {
  const left = parts
    .filter(isLeft)
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, nth) => from + nth));
  return withoutWords(sentence, words, new Set(left));
}

function letGoText(letGo: LetGo, { letGo: m }: typeof understoodMessages): string {
  switch (letGo.what) {
    case "circle":
      return m.circle(letGo.km);
    case "kind":
      return m.kind(letGo.word, letGo.instead);
    case "word":
      return m.word(letGo.word);
    default:
      return m[letGo.what];
  }
}

/** Of the towns that the circle is around, or of the region. */
function namesOf({ place, parts }: SentenceReading): string {
  const isAround = ({ position, radiusKm }: NamedPlace) =>
    radiusKm === undefined && place && distanceKm(position, place.position) <= (place.radiusKm ?? NAMED_RADIUS_KM);
  const towns = parts.flatMap((part) => (part.as === "place" && isAround(part.place) ? [part.place.name] : []));
  return towns.length > 0 ? towns.join(" + ") : (place?.name ?? "");
}

interface Shown {
  asked: ReadParameters;
  letGo: readonly LetGo[];
  typed: string;
}

function viewChips(reading: SentenceReading, shown: Shown, context: Context): UnderstoodChip[] {
  const m = messagesIn(understoodMessages, context.preferences.locale);
  const { place } = reading;
  const isGone = (...whats: LetGo["what"][]) => shown.letGo.some(({ what }) => whats.includes(what));
  const isWordGone = (word: string) => shown.letGo.some((one) => "word" in one && one.word === word);
  const chip = (text: string, isOfIt: (part: Part) => boolean, others: UnderstoodChip["others"] = []) => ({
    text,
    without: { q: leftOf(reading, isOfIt) || null },
    others,
  });
  const ofPlace = (name: string) => {
    const isCommon = reading.parts.some((part) => part.as === "place" && part.isCommon);
    const asWord = { text: m.asWord(name), change: { exact: shown.typed } };
    return chip(
      m.circle(namesOf(reading), shown.asked.radius_km ?? NAMED_RADIUS_KM),
      isPlace,
      isCommon ? [asWord] : [],
    );
  };
  const ofPart = (part: Part): UnderstoodChip[] => {
    const isThis = (other: Part) => other === part;
    if (part.as === "not") return [chip(m.not(part.word), isThis)];
    const word = part.as === "word" || part.as === "when" ? part.word : undefined;
    if (word === undefined || isWordGone(word)) return [];
    const town = part.as === "word" && !place ? part.town : undefined;
    if (!town) return wordsOfKinds(word) ? [chip(word, isThis)] : [];
    const { without, ...whole } = chip(word, isThis);
    const near = { near: town.name, radius_km: String(town.radiusKm ?? NAMED_RADIUS_KM) };
    return [{ ...whole, without, others: [{ text: m.asPlace(town.name), change: { ...without, ...near } }] }];
  };
  const ofTime = ({ hours, or, ...time }: Time) => {
    const days = isGone("days", "time") ? "" : dayTexts(time, shown.asked, context).join(", ");
    const isHours = (part: Part) => part.as === "when" && part.when.hours !== undefined;
    const others = (or ? [or] : []).map((other) => ({
      text: daysText(other, context),
      change: { q: leftOf(reading, isOfDays) || null, from: dayText(other[0]), to: dayText(other[1] ?? other[0]) },
    }));
    return [
      ...(days === "" ? [] : [chip(days, isOfDays, others)]),
      ...(hours.length === 0 || isGone("hours", "days", "time") ? [] : [chip(hoursText(hours, context, m), isHours)]),
    ];
  };
  return [
    ...(place && !isGone("place") ? [ofPlace(place.name)] : []),
    ...(reading.time ? ofTime(reading.time) : []),
    ...reading.parts.flatMap(ofPart),
  ];
}

const wordsOfKinds = (text: string) => text.split(/[ /]/).some((word) => isKind(word.toLowerCase()));

/** Not what was chosen instead. */
function dayTexts({ days, weekdays }: Pick<Time, "days" | "weekdays">, asked: ReadParameters, context: Context) {
  const names = messagesIn(recurrenceMessages, context.preferences.locale).weekdays;
  const hasChosen = Boolean(asked.when) || (asked.from === undefined && asked.to === undefined);
  return [
    ...(days && !hasChosen ? [daysText(days, context)] : []),
    ...(asked.weekday?.length ? [] : weekdays.flatMap((weekday) => names[weekday]?.toLowerCase() ?? [])),
  ];
}

const noonOf = (day: DayNumber) => momentAt(dayText(day), "12:00");

function daysText([from, to]: DayLimits, { now, preferences: { locale } }: Context): string {
  const m = messagesIn(understoodMessages, locale);
  const text = (day: DayNumber) => formatDay(noonOf(day), now, locale);
  if (to === null) return m.from(text(from));
  const first = calendarDate(from);
  const last = calendarDate(to);
  const isMonth =
    first.date === 1 &&
    first.month === last.month &&
    last.date === daysInMonth(last.year, last.month) &&
    to - from < 31;
  if (isMonth) return formatAs("monthAndYear", noonOf(from), locale);
  return from === to ? text(from) : `${text(from)} – ${text(to)}`;
}

function hoursText(hours: readonly number[], { now, preferences }: Context, m: typeof understoodMessages): string {
  const day = dayText(Math.floor(now.getTime() / 86_400_000));
  const text = (hour: number) => formatTime(momentAt(day, `${String(hour % 24).padStart(2, "0")}:00`), preferences);
  const [first = 0] = hours;
  const isRange = hours.length > 2 && hours.every((hour, nth) => hour % 24 === (first + nth) % 24);
  if (!isRange) return m.hour(hours.map(text).join(" / "));
  return m.hour(`${text(first)}–${text(first + hours.length)}`);
}
