import type { EventCardRow } from "#db/queries/events/cards";
import { understoodMessages } from "#messages/understood";
import type { SentenceReading } from "~/domain/plain-words/read";
import type { LetGo } from "~/domain/search/asked";
import { dateFromUnix, dayNumber, dayOf } from "~/domain/time/days-and-moments";
import { formatDistance } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";
import { typedIn } from "./left-words";
import { daysText, weekdaysText } from "./time-texts";

/** The first that is shown. */
export type FirstFound = Pick<EventCardRow, "start_time" | "distance_km"> | undefined;

type ToldContext = Pick<ViewContext, "now" | "preferences"> & { first: FirstFound };

/** Of "quiz eller spill", a part is only the first. */
const typedFor = (word: string, reading: SentenceReading): string => {
  const part = reading.parts.find((one) => one.as === "word" && one.word === word);
  return part && !word.includes("/") ? typedIn(reading, part) : word;
};

/** All words that are left out are told of at once. */
export function letGoTexts(
  letGo: readonly LetGo[],
  reading: SentenceReading,
  quoted: (words: readonly string[]) => string,
  context: ToldContext,
): string[] {
  const words = letGo.filter((one) => one.what === "word");
  const texts = letGo.filter((one) => one.what !== "word" || one === words[0]);
  return texts.map((one) =>
    one.what === "word"
      ? messagesIn(understoodMessages, context.preferences.locale).letGo.word(
          quoted(words.map(({ word }) => typedFor(word, reading))),
        )
      : letGoText(one, reading, context),
  );
}

function letGoText(
  letGo: Exclude<LetGo, { what: "word" }>,
  reading: SentenceReading,
  { first, ...context }: ToldContext,
): string {
  const { locale } = context.preferences;
  const { letGo: m } = messagesIn(understoodMessages, locale);
  const day = first && dayNumber(dayOf(dateFromUnix(first.start_time)));
  const since = (text: string) => (day === undefined ? text : m.first(text, daysText([day, day], context)));
  switch (letGo.what) {
    case "circle":
      return typeof first?.distance_km === "number"
        ? m.first(m.circle(letGo.km), formatDistance(first.distance_km, locale))
        : m.circle(letGo.km);
    case "kind":
      return m.kind(typedFor(letGo.word, reading), letGo.instead);
    case "time":
      return since(m.time);
    case "days": {
      if (letGo.instead) return daysText(letGo.instead, context);
      const { days = null, weekdays = [] } = reading.time ?? {};
      const isEvery = !days && weekdays.length > 0 && weekdays.length < MOST_WEEKDAYS;
      return since(isEvery ? m.otherDays(weekdaysText(weekdays, context)) : m.days);
    }
    default:
      return m[letGo.what];
  }
}

/** Of all but one, that one is said. */
const MOST_WEEKDAYS = 6;
