import * as z from "zod";
import { saidTime } from "~/domain/intake/page/said-time";
import { eventOfAdapter } from "~/domain/intake/page/structured-event";
import { addressLine, type AnswerMap, eventRows, idValue, saidText } from "../event-rows";

/**
 * ChurchDesk, a parish system: https://api2.churchdesk.com/collaboration/calendar-view?filters[0][organizationId]=N →
 * {count, items, totalCount}. Not published: off until ChurchDesk has said yes.
 *
 * Traps: times are moments in UTC, so a whole day begins at 22:00 or 23:00 the evening before. An end that the congregation
 * hides (showEndtime false) is a guess of the program's. A picture's address stands as a text or within `imageObj`.
 */
const item = z
  .object({
    id: idValue,
    title: z.string(),
    startDate: saidText,
    start: saidText,
    endDate: saidText,
    end: saidText,
    allDay: z.boolean().nullish().catch(null),
    showEndtime: z.boolean().nullish().catch(null),
    hideEndTime: z.boolean().nullish().catch(null),
    description: saidText,
    summary: saidText,
    url: saidText,
    locationName: saidText,
    location: saidText,
    locationObj: z
      .object({ address: saidText, zipcode: saidText, city: saidText, string: saidText })
      .nullish()
      .catch(null),
  })
  .refine(({ startDate, start }) => startDate !== null || start !== null);

const answer = z.object({
  items: z.array(z.unknown()),
  totalCount: z.number().optional(),
  count: z.number().optional(),
});

const dayOf = (written: string | null) => saidTime(written)?.inNorway.day ?? null;

export const churchdeskMap: AnswerMap = (data) => {
  const parsed = answer.safeParse(data);
  if (!parsed.success || (parsed.data.totalCount ?? parsed.data.count) === undefined) return null;
  return eventRows(parsed.data.items, item, ({ locationObj, ...said }) => {
    const [start, end] = [said.startDate ?? said.start, said.endDate ?? said.end];
    const isOddDay = said.allDay === true && saidTime(start)?.inNorway.time !== "00:00";
    const isEndHidden = said.showEndtime === false || said.hideEndTime === true;
    return eventOfAdapter("churchdesk", {
      id: said.id,
      name: said.title,
      start: isOddDay ? dayOf(start) : start,
      end: isEndHidden ? null : isOddDay ? dayOf(end) : end,
      description: said.description ?? said.summary,
      url: said.url,
      place: said.locationName ?? said.location,
      address: addressLine(
        ...(locationObj?.address
          ? [locationObj.address, [locationObj.zipcode, locationObj.city].filter(Boolean).join(" ")]
          : [locationObj?.string]),
      ),
    });
  });
};
