import { feastMessages } from "#messages/feasts";
import { comingFeast, type FeastKey } from "~/domain/search/feasts";
import { dayOf, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { FoundFeast } from "~/models/events/find-feast";
import type { FeastParameters } from "~/schemas/search/events";
import { feastHref } from "~/views/addresses/feast-address";
import type { ViewContext } from "~/views/events/card";
import { centerOf, type SearchCenter } from "./home";
import { viewDaysEvents, viewSpan } from "./weekend";

export type FeastView = ReturnType<typeof viewFeast>;

export function viewFeast(found: FoundFeast, search: FeastParameters, context: ViewContext) {
  const { key, from, to, types, words } = found.feast;
  const m = messagesIn(feastMessages, context.preferences.locale);
  const { name, sought } = m.feasts[key];
  const center = centerOf(found.place);
  const when = viewSpan({ from, to }, context);
  return {
    key,
    name,
    heading: center?.kind === "place" ? m.near(sought, center.name) : sought,
    /** "torsdag 24. desember" */
    when,
    empty: { title: m.empty, text: center ? m.emptyNear(name, when) : m.emptyHint(name, when) },
    days: found.days.map((day) => viewDaysEvents(day, context)),
    isEmpty: found.days.length === 0,
    center,
    placeIsUnknown: found.place.placeIsUnknown,
    radiusKm: search.radius_km,
    /** Of the list with the same events. */
    list: { from, to, type: types, q: words || null },
  };
}

export type OfferedFeasts = ReturnType<typeof viewOfferedFeasts>;

/** Around the search's centre, those of which something is to come. */
export function viewOfferedFeasts(
  { center, radiusKm, feasts }: { center: SearchCenter | null; radiusKm: number; feasts: readonly FeastKey[] },
  { now, preferences: { locale } }: ViewContext,
) {
  const m = messagesIn(feastMessages, locale);
  const today = dayOf(now);
  return {
    label: m.offered,
    feasts: feasts.map((key) => {
      const { from } = comingFeast(key, now);
      return {
        name: m.feasts[key].name,
        /** "24. desember"; null once it has begun. */
        when: from > today ? formatAs("day", startOfNorwegianDay(from), locale) : null,
        href: feastHref(key, center, radiusKm),
      };
    }),
  };
}
