import * as z from "zod";
import { eventOfAdapter } from "~/domain/intake/page/structured-event";
import { addressLine, type AnswerMap, eventRows, idValue, saidText } from "../event-rows";

/**
 * Skjer i kirken, what the congregations of Den norske kirke announce: GraphQL, activities(filter, paging). A page's
 * __NEXT_DATA__.props.pageProps.orgNumbers says what to ask for. Not published: off until its owner has said yes.
 *
 * Traps: only status 1 is live. A street may be the word "undefined". It also returns what the unit only helps with: a
 * source of one municipality has to look at church.municipality.
 */
const activity = z.object({
  id: idValue,
  title: z.string(),
  startTime: z.string(),
  endTime: saidText,
  description: saidText,
  slug: saidText,
  eventUrl: saidText,
  status: z.unknown().optional(),
  church: z
    .object({
      locationName: saidText,
      congregationName: saidText,
      street: saidText,
      postalCode: saidText,
      postalArea: saidText,
    })
    .nullish()
    .catch(null),
});

const activities = z.object({ activities: z.object({ items: z.array(z.unknown()) }) });
const whole = z.union([z.object({ data: activities }).transform(({ data }) => data), activities]);

const isLive = (status: unknown) => status === undefined || status === null || Number(status) === 1;

export const skjerIKirkenMap: AnswerMap = (data) => {
  const parsed = whole.safeParse(data);
  if (!parsed.success) return null;
  const live = parsed.data.activities.items.filter((item) => isLive(activity.safeParse(item).data?.status));
  return eventRows(live, activity, ({ church, ...said }) =>
    eventOfAdapter("skjer-i-kirken", {
      id: said.id,
      name: said.title,
      start: said.startTime,
      end: said.endTime,
      description: said.description,
      url: said.eventUrl ?? (said.slug && `https://skjerikirken.no/arrangement/${encodeURIComponent(said.slug)}`),
      place: church?.locationName ?? church?.congregationName ?? null,
      address: addressLine(church?.street, [church?.postalCode, church?.postalArea].filter(Boolean).join(" ")),
    }),
  );
};
