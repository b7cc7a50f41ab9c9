import { understoodMessages } from "#messages/understood";
import { distanceKm } from "~/domain/places/position";
import type { SentenceReading } from "~/domain/plain-words/read";
import type { NamedPlace, Part } from "~/domain/plain-words/sentence";
import type { Time } from "~/domain/plain-words/when";
import { wordKey } from "~/domain/plain-words/words";
import type { LetGo } from "~/domain/search/asked";
import { isKind } from "~/domain/search/kinds";
import { NAMED_RADIUS_KM } from "~/domain/search/limits";
import { dayText } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";
import type { ReadParameters } from "~/models/events/find";
import type { UnderstoodSearch } from "~/models/search/understand";
import type { ViewContext } from "~/views/events/card";
import { tellsDays, tellsHours, isPlace, isTime, kindOf, leftOf, typedIn, withoutDays } from "./left-words";
import { type FirstFound, letGoTexts } from "./let-go-texts";
import { daysText, hoursText, weekdaysText } from "./time-texts";

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
  first?: FirstFound,
): UnderstoodView | null {
  if (!reading) return null;
  const { locale } = context.preferences;
  const m = messagesIn(understoodMessages, locale);
  const anyOf = new Intl.ListFormat(locale, { type: "disjunction" });
  const quoted = (words: readonly string[]) => anyOf.format(words.map(m.quoted));
  const chips = viewChips(reading, { asked, letGo, typed }, context);
  const unread = reading.parts.filter((part) => part.as === "small" && part.isUnread);
  const notes = [
    ...(unread.length > 0 ? [m.unread(quoted(unread.map((part) => typedIn(reading, part))))] : []),
    ...(meant === null ? [] : [m.meant(meant)]),
    ...(letGo.length === 0
      ? []
      : [
          ...(meant === null ? [m.nothing(typed)] : []),
          m.instead(letGoTexts(letGo, reading, quoted, { ...context, first }).join(", ")),
        ]),
  ];
  const isPlain = (part: Part) => part.as === "small" || (part.as === "word" && !isOfKind(part.word) && !part.town);
  const saysNothingMore = reading.parts.every(isPlain) || chips.every(({ text }) => text === typed.trim());
  if (saysNothingMore && notes.length === 0) return null;
  return { chips, notes, exact: { exact: typed }, said: saidOf(reading, asked) };
}

function saidOf(reading: SentenceReading, { near, radius_km, when, from, to }: ReadParameters): SaidFields[] {
  const { place, time } = reading;
  const hasDays = time?.days && !when && from && to;
  return [
    ...(place && near ? [{ q: leftOf(reading, isPlace), fields: { near, radius_km: String(radius_km) } }] : []),
    ...(hasDays ? [{ q: withoutDays(reading), fields: { from, to } }] : []),
  ];
}

/** An age, as it is typed. */
const nameOf = (part: Part, word: string, reading: SentenceReading): string =>
  part.as === "word" && part.isAge ? typedIn(reading, part) : word;

/** Of the towns that the circle is around, or of the region. */
function namesOf({ place, parts }: SentenceReading): string {
  const isAround = ({ position, radiusKm }: NamedPlace) =>
    radiusKm === undefined && place && distanceKm(position, place.position) <= (place.radiusKm ?? NAMED_RADIUS_KM);
  const towns = parts.flatMap((part) => (part.as === "place" && isAround(part.place) ? [part.place.name] : []));
  return towns.length > 0 ? [...new Set(towns)].join(" + ") : (place?.name ?? "");
}

interface Shown {
  asked: ReadParameters;
  letGo: readonly LetGo[];
  typed: string;
}

function viewChips(reading: SentenceReading, { asked, letGo, typed }: Shown, context: Context): UnderstoodChip[] {
  const m = messagesIn(understoodMessages, context.preferences.locale);
  const { place, time } = reading;
  const isGone = (...whats: LetGo["what"][]) => letGo.some(({ what }) => whats.includes(what));
  const circle = (name: string) => m.circle(name, asked.radius_km ?? NAMED_RADIUS_KM);
  const ofPlace = (name: string): UnderstoodChip => {
    const named = reading.parts.filter((part) => part.as === "place");
    const q = leftOf(reading, isPlace) || null;
    return {
      text: circle(namesOf(reading)),
      without: { q },
      others: [
        ...named.flatMap(({ others = [] }) =>
          others.map((other) => ({ text: other.name, change: { q, ...nearOf(other, place?.radiusKm) } })),
        ),
        ...(named.length === 1 && named[0]?.isCommon ? [{ text: m.asWord(name), change: { exact: typed } }] : []),
      ],
    };
  };
  /** What is looked for of a part. */
  const textOf = (part: Part): string | null => {
    if (part.as === "not") return m.not(part.word);
    if (!("word" in part) || part.word === undefined) return null;
    const gone = letGo.find((one) => "word" in one && one.word === part.word);
    if (!gone) return nameOf(part, part.word, reading);
    if (gone.what === "kind") return gone.instead;
    const town = part.as === "word" && !place && asked.near === part.at?.name ? asked.near : undefined;
    return town === undefined ? null : circle(town);
  };
  const ofPart = (part: Part): UnderstoodChip[] => {
    const text = textOf(part);
    if (text === null) return [];
    const days = part.as === "when" && asked.from && asked.to ? { from: asked.from, to: asked.to } : {};
    const without = { q: leftOf(reading, (other) => textOf(other) === text) || null, ...days };
    const town = part.as === "word" && !place ? part.town : undefined;
    const others = town ? [{ text: m.asPlace(town.name), change: { ...without, ...nearOf(town) } }] : [];
    return [{ text, without, others }];
  };
  const ofTime = ({ hours, or, ...said }: Time): UnderstoodChip[] => {
    const instead = letGo.flatMap((one) => (one.what === "days" && one.instead ? [one.instead] : []));
    const isLoose = instead.length === 0 && isGone("days", "time");
    const days = instead.length > 0 ? instead.map((other) => daysText(other, context)) : dayTexts(said, asked, context);
    const text = isLoose ? "" : days.join(", ");
    const clock = hours.length === 0 || isLoose || isGone("hours") ? "" : hoursText(hours, context);
    const q = withoutDays(reading) || null;
    const others = (or && instead.length === 0 ? [or] : []).map((other) => ({
      text: daysText(other, context),
      change: { q, from: dayText(other[0]), to: dayText(other[1] ?? other[0]) },
    }));
    // "I kveld" is one word for both.
    const isOne = text && clock && reading.parts.some((part) => tellsDays(part) && tellsHours(part));
    if (isOne) return [{ text: `${text}, ${clock}`, without: { q: leftOf(reading, isTime, kindOf) || null }, others }];
    return [
      ...(text ? [{ text, without: { q }, others }] : []),
      ...(clock ? [{ text: clock, without: { q: leftOf(reading, tellsHours) || null }, others: [] }] : []),
    ];
  };
  const chips = [
    ...(place && !isGone("place") ? [ofPlace(place.name)] : []),
    ...(time ? ofTime(time) : []),
    ...reading.parts.flatMap(ofPart),
  ];
  return chips.filter(({ text }, at) => chips.findIndex((chip) => chip.text === text) === at);
}

/** In its own circle, or in one as wide as is said. */
const nearOf = ({ name, radiusKm }: NamedPlace, said = NAMED_RADIUS_KM): Change => ({
  near: name,
  radius_km: String(radiusKm ?? said),
});

const isOfKind = (text: string) => text.split(/[ /]/).some((word) => isKind(wordKey(word)));

/** Not what was chosen instead. */
function dayTexts({ days, weekdays }: Pick<Time, "days" | "weekdays">, asked: ReadParameters, context: Context) {
  return [
    ...(days && asked.from === dayText(days[0]) ? [daysText(days, context)] : []),
    ...(asked.weekday?.length || weekdays.length === 0 ? [] : [weekdaysText(weekdays, context)]),
  ];
}
