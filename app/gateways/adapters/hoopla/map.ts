import * as z from "zod";
import { eventOfAdapter } from "~/domain/intake/page/structured-event";
import { pickFields } from "~/domain/values";
import { addressLine, type AnswerMap, eventRows, idValue, saidText } from "../event-rows";

/**
 * Hoopla, a ticket shop: https://{shop}.hoopla.no/api/public/v3.0/organizations/{id}/events → {events: […]}, and
 * …/events/{id} → {event}. Not published: off until Hoopla has said yes.
 *
 * Traps: its times are moments in UTC and right on both sides of the change to summer time, while the JSON-LD of the same
 * shop's pages is one or two hours early. "SOLD_OUT" is no reason to leave an event out. A shop's page may send visitors
 * to a queue; this data does not.
 */
const event = z.object({
  event_id: idValue,
  name: z.string(),
  start: z.string(),
  end: saidText,
  description: saidText,
  is_cancelled: z.boolean().nullish().catch(null),
  availability: saidText,
  data: z
    .object({
      location: z
        .object({
          name: saidText,
          street_address: saidText,
          postal_code: saidText,
          postal_area: saidText,
        })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
});

const list = z.object({ events: z.array(z.unknown()) });
const single = z.object({ event: z.object({ event_id: idValue, start: z.string() }).loose() });
const isOne = z.object({ event_id: idValue, start: z.string() });

export const hooplaMap: AnswerMap = (data, address) => {
  const one = single.safeParse(data);
  const rows = one.success ? [one.data.event] : (list.safeParse(data).data?.events ?? null);
  if (!rows || (rows.length > 0 && !rows.some((row) => isOne.safeParse(row).success))) return null;
  const shop = /^https:\/\/[\w-]+\.hoopla\.no/.exec(address ?? "")?.[0];
  return eventRows(rows, event, ({ data: details, ...said }) => {
    const location = details?.location;
    return eventOfAdapter("hoopla", {
      id: said.event_id,
      ...pickFields(said, ["name", "start", "end", "description"]),
      url: shop ? `${shop}/event/${said.event_id}` : null,
      place: location?.name?.trim() ?? null,
      address: addressLine(
        location?.street_address,
        [location?.postal_code, location?.postal_area].filter(Boolean).join(" "),
      ),
      status: said.is_cancelled ? "cancelled" : null,
      isSoldOut: said.availability === "SOLD_OUT",
    });
  });
};
