import { commonMessages } from "#messages/common";
import { eventFormMessages } from "#messages/event-form";
import { eventLineMessages } from "#messages/event-line";
import { factsMessages } from "#messages/facts";
import { hostMessages } from "#messages/hosts";
import { seriesMessages } from "#messages/series";
import { useDayName } from "~/components/series/series-days";
import { anchorOf, factsOf, lastDayBy, SERIES_ENDS } from "~/domain/events/recurrence";
import { readRepetition } from "~/domain/events/repetition-texts";
import { EVENT_TYPES } from "~/domain/events/types";
import { FACT_FIELDS } from "~/domain/facts/facts";
import { capitalised } from "~/domain/text/capitalised";
import { isCalendarDay } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";
import type { RowName, RowValue } from "./rows";
import { useWhen } from "./use-when";

const LONGEST = 140;

/** What each row of the form says while it is closed. */
export function useRowValues(
  draft: FormTexts,
  view: EventFormView,
  isProposed: (name: string) => boolean,
): Record<RowName, RowValue> {
  const m = useMessages(eventLineMessages);
  const common = useMessages(commonMessages);
  const dayName = useDayName(view);
  const when = useWhen(draft, view, isProposed);
  const rhythm = useRhythm(draft, dayName);
  const more = useMore(draft);
  const text = (name: string) => draft[name]?.trim() ?? "";
  const written = (name: string): RowValue => {
    const said = text(name).replace(/\s+/g, " ");
    const short = said.length > LONGEST ? `${said.slice(0, said.lastIndexOf(" ", LONGEST))} …` : said;
    return { text: short || m.unwritten, isSet: said !== "" };
  };
  const type = EVENT_TYPES.find((name) => name === draft["event_type"]) ?? "other";
  const [address, city] = [text("location_address"), text("city")];
  const place = [text("location_name") || view.organizer.name, address, !address.endsWith(city) && city]
    .filter(Boolean)
    .join(", ");
  const picture = text("image") ? m.picture.chosen : view.cover ? m.picture.own : m.picture.drawn;
  return {
    title: written("title"),
    when,
    rhythm,
    place: { text: place || common.unknownPlace, isSet: place !== "" },
    type: { text: common.eventTypes[type], isSet: true },
    description: written("description"),
    image: { text: picture, isSet: text("image") !== "" },
    more,
  };
}

/** "Hver torsdag til tor. 27. mai 2027". */
function useRhythm(draft: FormTexts, dayName: (day: string) => string): RowValue {
  const m = useMessages(eventLineMessages);
  const form = useMessages(eventFormMessages);
  const series = useMessages(seriesMessages);
  const start = draft["start_date"] ?? "";
  if (!draft["is_recurring"]) return { text: m.no, isSet: true };
  const repetition = readRepetition(draft, start);
  if (!isCalendarDay(start)) return { text: series.patterns[repetition.pattern], isSet: true };
  const words = capitalised(series.repeats(factsOf(repetition, anchorOf(null, repetition, start))));
  const end = SERIES_ENDS.find((name) => name === draft["recurrence_end"]) ?? "date";
  const last = lastDayBy(end, start, draft["recurrence_end_date"] ?? "", repetition);
  if (end === "endless") return { text: series.endless(words), isSet: true };
  if (end === "count")
    return { text: `${words}, ${form.countedEnd.dates(draft["recurrence_count"] ?? "")}`, isSet: true };
  return { text: isCalendarDay(last) ? series.until(words, dayName(last)) : words, isSet: true };
}

/** The names of what is set. */
function useMore(draft: FormTexts): RowValue {
  const m = useMessages(eventLineMessages);
  const form = useMessages(eventFormMessages);
  const facts = useMessages(factsMessages);
  const hosts = useMessages(hostMessages);
  const isSaid = (...names: readonly string[]) => names.some((name) => Boolean(draft[name]?.trim()));
  const set = [
    isSaid("tags") && form.fields.tags,
    isSaid("other_language", "other_title", "other_description", "text_language") && form.otherText.title,
    isSaid(...FACT_FIELDS) && facts.practical,
    isSaid("hosts") && hosts.title,
    isSaid("speaker_band") && form.fields.speaker_band,
    isSaid("external_url") && form.fields.external_url,
    draft["publish"] === "later" && form.timing.later,
  ].filter((name) => name !== false);
  return { text: set.join(", ") || m.more, isSet: set.length > 0 };
}
