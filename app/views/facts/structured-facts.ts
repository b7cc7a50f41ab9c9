import { factsMessages } from "#messages/facts";
import { type FactValues, PLACE_FACTS } from "~/domain/facts/facts";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { safeWebAddress } from "~/domain/text/links";
import { messagesIn } from "~/i18n/messages-in";

/** Norwegian Sign Language in ISO 639-3. */
const SIGN_LANGUAGE = "nsl";

const SCHEMA = "https://schema.org/";

/** Returns what a place offers, as schema.org's Place has it; what is not said is left out. */
export const amenities = (values: FactValues) => ({
  amenityFeature: listOrNothing(
    PLACE_FACTS.filter((id) => values[id] !== undefined).map((id) => ({
      "@type": "LocationFeatureSpecification",
      name: messagesIn(factsMessages, CONTENT_LOCALE).facts[id],
      value: values[id],
    })),
  ),
});

/** Returns an event's languages, ages, entry and stream, as schema.org's Event has them; `place` is where it happens. */
export function eventFactsData(values: FactValues, place: object) {
  const { language, interpretation, sign_language, price, age_from, age_to } = values;
  const stream = safeWebAddress(values.stream_url ?? null);
  const registration = safeWebAddress(values.registration_url ?? null);
  return {
    location: stream ? [place, { "@type": "VirtualLocation", url: stream }] : place,
    eventAttendanceMode: `${SCHEMA}${stream ? "Mixed" : "Offline"}EventAttendanceMode`,
    inLanguage: listOrNothing([language, interpretation, sign_language && SIGN_LANGUAGE].filter(Boolean)),
    typicalAgeRange: age_from === undefined && age_to === undefined ? undefined : `${age_from ?? 0}-${age_to ?? ""}`,
    isAccessibleForFree: price === undefined ? undefined : price !== "ticket",
    offers: offersOf(values),
    potentialAction: registration ? { "@type": "RegisterAction", target: registration } : undefined,
  };
}

function offersOf({ price, price_nok, ticket_url }: FactValues) {
  const url = safeWebAddress(ticket_url ?? null) ?? undefined;
  if (price === undefined || (price === "ticket" && price_nok === undefined && !url)) return undefined;
  return { "@type": "Offer", price: price === "ticket" ? price_nok : 0, priceCurrency: "NOK", url };
}

const listOrNothing = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);
