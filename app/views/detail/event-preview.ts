import type { StoredForm } from "#db/queries/events/stored-forms";
import type { EventOrganizer } from "#db/queries/publishing/publishing";
import { previewMessages } from "#messages/preview";
import { type EventTimes, hoursOf, momentsOn } from "~/domain/events/span";
import { parseTags } from "~/domain/events/tags";
import { EVENT_TYPES } from "~/domain/events/types";
import { effectiveFacts } from "~/domain/facts/facts";
import { TEXT_LANGUAGES } from "~/domain/site/text-languages";
import { parseWebsite } from "~/domain/text/links";
import { cleanText } from "~/domain/text/plain-text";
import { parseClockTime } from "~/domain/time/clock-time";
import { calendarDayIn, dayOf, unixSeconds } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";
import { isNamedOtherwise } from "~/models/places/settle";
import { validFactsOf } from "~/schemas/facts/form";
import { latitude, longitude } from "~/schemas/forms/fields";
import { EVENT_DEFAULTS } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import { type PageViewContext, viewEventPage } from "./event-page";

export type DraftPreviewView = ReturnType<typeof viewDraftPreview>;

/** As far as it is written. */
export function viewDraftPreview(draft: StoredForm, organizer: EventOrganizer, context: PageViewContext) {
  const { texts } = draft;
  const line = (name: string) => cleanText(texts[name] ?? "") || null;
  const day = calendarDayIn(texts["start_date"]);
  const times = timesIn(texts, day ?? dayOf(context.now));
  const isAtHome =
    line("location_address") === null && line("city") === null && !isNamedOtherwise(line("location_name"), organizer);
  const view = viewEventPage(
    {
      event: {
        id: draft.id,
        title: line("title") ?? "",
        description: cleanText(texts["description"] ?? ""),
        language: line("text_language"),
        other_language: TEXT_LANGUAGES.find(([tag]) => tag === texts["other_language"])?.[0] ?? null,
        other_title: line("other_title"),
        other_description: cleanText(texts["other_description"] ?? "") || null,
        event_type: EVENT_TYPES.find((type) => type === texts["event_type"]) ?? "other",
        start_time: unixSeconds(times.start),
        end_time: times.end && unixSeconds(times.end),
        all_day: Number(times.isAllDay),
        location_name: line("location_name") ?? organizer.name,
        location_address: isAtHome ? organizer.address : line("location_address"),
        country: line("country") ?? EVENT_DEFAULTS.country,
        city: isAtHome ? organizer.city : line("city"),
        ...positionIn(texts, isAtHome ? organizer : { lat: null, lng: null }),
        speaker_band: line("speaker_band"),
        external_url: parseWebsite(texts["external_url"] ?? ""),
        image_url: draft.image_url,
        image_alt: line("image_alt"),
        image_size: draft.image_size,
        tags: JSON.stringify(parseTags(texts["tags"] ?? "")),
        facts: JSON.stringify(effectiveFacts(validFactsOf(texts), organizer.facts, isAtHome)),
        organizer_id: organizer.id,
        organizer_name: organizer.name,
        organizer_city: organizer.city,
        organizer_logo_url: organizer.logo_url,
        organizer_cover_image_url: organizer.cover_image_url,
        // Nobody has said yes before it is published.
        hosts: "[]",
        ...OF_A_NEW_EVENT,
      },
      merged: [],
      dates: null,
      more: [],
    },
    context,
  );
  const { date } = messagesIn(previewMessages, context.preferences.locale);
  const isDated = day !== null;
  return { event: isDated ? view : { ...view, days: date, hours: null }, isDated };
}

const OF_A_NEW_EVENT = {
  google_calendar_id: null,
  is_unconfirmed: 0,
  google_calendar_sync_id: null,
  calendar_name: null,
  sort_key: 0,
  state: "planned",
  state_reason: null,
  registration: "none",
  previous_start_time: null,
  previous_location: null,
  distance_km: null,
  source_id: null,
  missing_since: null,
  import_fingerprint: null,
  source_due_at: null,
  source_enabled: null,
  organizer_language: null,
  series_pattern: null,
  series_details: null,
  series_endless: null,
  series_until: null,
  series_first_day: null,
  series_day: null,
} as const;

/** As far as they can be read. */
function timesIn(texts: FormTexts, startDay: string): EventTimes {
  const time = (name: string) => (texts["all_day"] ? null : parseClockTime((texts[name] ?? "").trim()));
  const [startTime, endTime] = [time("start_time"), time("end_time")];
  const endDay = calendarDayIn(texts["end_date"]);
  const hours = hoursOf({ startDay, startTime, endDay, endTime });
  return momentsOn(startDay, hours.ok ? hours.value : { startTime, endTime: null, daysLater: 0 });
}

function positionIn({ lat = "", lng = "" }: FormTexts, otherwise: { lat: number | null; lng: number | null }) {
  const position = { lat: latitude.safeParse(lat).data ?? null, lng: longitude.safeParse(lng).data ?? null };
  return position.lat === null || position.lng === null ? { lat: otherwise.lat, lng: otherwise.lng } : position;
}
