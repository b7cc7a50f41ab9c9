import * as z from "zod";
import { eventOfAdapter } from "~/domain/intake/page/structured-event";
import { addressLine, type AnswerMap, eventRows, idValue, saidText } from "../event-rows";

/**
 * Checkin, a service for tickets and registration: POST https://api.checkin.no/graphql, allEventRegistrations or
 * findEventsByCustomerID. Not published: off until Checkin has said yes.
 *
 * Traps: asked for what one can still register for, it leaves out what is going on; so ask for EVENT_ENDS_AT >= now.
 * `geoLocation.description` is the house, `geoDescription` begins with it and goes on to the country. Times carry
 * Norway's own offset, and are right.
 */
const event = z
  .object({
    id: idValue,
    name: z.string(),
    startsAt: saidText,
    start: saidText,
    endsAt: saidText,
    end: saidText,
    sellingDescription: saidText,
    description: saidText,
    geoLocation: z.object({ description: saidText, geoDescription: saidText }).nullish().catch(null),
  })
  .refine(({ startsAt, start }) => startsAt !== null || start !== null);

const rowsOf = z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data)]);
const answers = z.union([
  z.object({ allEventRegistrations: rowsOf }).transform((said) => said.allEventRegistrations),
  z.object({ findEventsByCustomerID: rowsOf }).transform((said) => said.findEventsByCustomerID),
]);
const whole = z.union([z.object({ data: answers }).transform(({ data }) => data), answers]);

const COUNTRY = /,\s*(?:Norge|Noreg|Norway)$/;

export const checkinMap: AnswerMap = (data) => {
  const rows = whole.safeParse(data);
  if (!rows.success) return null;
  return eventRows(rows.data, event, (said) => {
    const place = said.geoLocation?.description ?? null;
    return eventOfAdapter("checkin", {
      id: said.id,
      name: said.name,
      start: said.startsAt ?? said.start,
      end: said.endsAt ?? said.end,
      description: said.sellingDescription ?? said.description,
      url: `https://checkin.no/event/${said.id}`,
      place,
      address: addressLine(said.geoLocation?.geoDescription?.replace(COUNTRY, "")),
    });
  });
};
