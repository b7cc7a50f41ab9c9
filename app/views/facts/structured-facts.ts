import { factsMessages } from "#messages/facts";
import { type FactValues, PLACE_FACTS } from "~/domain/facts/facts";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { safeWebAddress } from "~/domain/text/links";
import { messagesIn } from "~/i18n/messages-in";

/** Norwegian Sign Language in ISO 639-3. */
const SIGN_LANGUAGE = "nsl";

const SCHEMA = "https://schema.org/";

/** What is not said is left out. */
export const amenities = (values: FactValues) => ({
  amenityFeature: listOrNothing(
    PLACE_FACTS.filter((id) => values[id] !== undefined).map((id) => ({
      "@type": "LocationFeatureSpecification",
      name: messagesIn(factsMessages, CONTENT_LOCALE).facts[id],
      value: values[id],
    })),
  ),
});

interface FactsContext {
  place: object;
  hasPlace: boolean;
  page: string;
  /** Null where not said. */
  written: string | null;
  /** Null where nobody can come. */
  availability: "InStock" | "SoldOut" | null;
}

export function eventFactsData(values: FactValues, { place, hasPlace, page, written, availability }: FactsContext) {
  const { language, interpretation, sign_language, price, age_from, age_to } = values;
  const stream = safeWebAddress(values.stream_url ?? null);
  const registration = safeWebAddress(values.registration_url ?? null);
  const virtual = { "@type": "VirtualLocation", url: stream };
  return {
    location: !stream ? place : hasPlace ? [place, virtual] : virtual,
    eventAttendanceMode: `${SCHEMA}${!stream ? "Offline" : hasPlace ? "Mixed" : "Online"}EventAttendanceMode`,
    inLanguage: listOrNothing([language ?? written, interpretation, sign_language && SIGN_LANGUAGE].filter(Boolean)),
    typicalAgeRange: age_from === undefined && age_to === undefined ? undefined : `${age_from ?? 0}-${age_to ?? ""}`,
    isAccessibleForFree: price === undefined ? undefined : price !== "ticket",
    offers: offersOf(values, { page: registration ?? page, availability }),
    potentialAction: registration ? { "@type": "RegisterAction", target: registration } : undefined,
  };
}

/** Undefined where neither price nor room is said. */
function offersOf(
  { price, price_nok, ticket_url }: FactValues,
  { page, availability }: Pick<FactsContext, "page" | "availability">,
) {
  const tickets = safeWebAddress(ticket_url ?? null);
  const amount = price === "ticket" ? price_nok : price === undefined ? undefined : 0;
  if (amount === undefined && !tickets && availability !== "SoldOut") return undefined;
  return {
    "@type": "Offer",
    price: amount,
    priceCurrency: amount === undefined ? undefined : "NOK",
    url: tickets ?? page,
    availability: availability === null ? undefined : SCHEMA + availability,
  };
}

const listOrNothing = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);
