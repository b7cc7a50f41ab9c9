import { type Opening, OPENING_DAYS, type OpenSpan } from "~/domain/organizers/open-spans";

const SCHEMA = "https://schema.org/";

/** schema.org's clocks have no 24:00. */
const LAST_MINUTE = "23:59";

const closing = ({ until }: OpenSpan) => (until === "24:00" ? LAST_MINUTE : until);

/** Nothing where none are said. */
export function openingData(opening: Opening) {
  const specification = OPENING_DAYS.flatMap((day) =>
    (opening[day] ?? []).map((span) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `${SCHEMA}${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens: span.from,
      closes: closing(span),
    })),
  );
  return { openingHoursSpecification: specification.length > 0 ? specification : undefined };
}
