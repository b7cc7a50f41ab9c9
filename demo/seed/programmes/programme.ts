import * as z from "zod";
import { FEASTS } from "#demo/seed/church-year";
import { SCENES } from "#demo/seed/scenes";
import { EVENT_TYPES } from "~/domain/events/types";
import {
  FRIDAY as friday,
  MONDAY as monday,
  SATURDAY as saturday,
  SUNDAY as sunday,
  THURSDAY as thursday,
  TUESDAY as tuesday,
  WEDNESDAY as wednesday,
} from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";

const WEEKDAYS: Record<string, number> = { monday, tuesday, wednesday, thursday, friday, saturday, sunday };

const times = z.array(z.string().regex(/^\d\d:\d\d$/)).readonly();
const weekday = z.number();

/** Times are Norwegian; an organizer keeps to one of several. */
const rhythm = z.union([
  /** Every so many weeks. */
  z.object({ every: z.number(), weekday, times }),
  /** The nth such weekday of a month. */
  z.object({ nth: z.literal([1, 2, 3, 4, "last"]), weekday, times }),
  /** Each time is an event of its own. */
  z.object({ feast: z.enum(FEASTS), times }),
  /** This many times in half a year, on this weekday. */
  z.object({ timesInHalfAYear: z.number(), weekday, times }),
]);

/** What is held, whenever it is. */
export const gathering = z.strictObject({
  type: z.enum(EVENT_TYPES),
  /** One is chosen; {day} is the church year's name of the day. */
  titles: z.array(z.string()).readonly(),
  /** One is chosen; {organizer} and {city} are replaced. */
  texts: z.array(z.string()).readonly(),
  /** The nth text goes with the nth title. */
  isPaired: z.literal(true).exactOptional(),
  minutes: z.coerce.number(),
  tags: z.array(z.string()).readonly(),
  /** Always invented. */
  guest: z.enum(["ensemble", "speaker"]).exactOptional(),
  /** The image of the events. */
  scene: z.enum(SCENES).exactOptional(),
  /** Else the organizer's own building. */
  place: z.enum(["hall", "outdoors", "town", "online"]).exactOptional(),
});

const programme = gathering.extend({
  rhythm,
  /** The share of its kind that holds it: all where missing. */
  share: z.coerce.number().exactOptional(),
});

export type Rhythm = z.infer<typeof rhythm>;
export type Gathering = z.infer<typeof gathering>;
export type Programme = z.infer<typeof programme>;

/**
 * Programmes with an empty line between them: type, rhythm, times, minutes and what is special; "# " its tags; then
 * titles, one of which is chosen, and texts, each after "- ", or a title with its own text, "Title >> text".
 */
export const programmesIn = (text: string): readonly Programme[] =>
  gatheringBlocks(text).map((block) => {
    const { when, times, ...fields } = readGathering(block);
    return programme.parse({ ...fields, rhythm: { ...rhythmOf(when), times } });
  });

/** Blocks with an empty line between them. */
export const gatheringBlocks = (text: string): string[] => text.trim().split("\n\n");

/** What a block says, unchecked. */
export function readGathering(block: string) {
  const [head = "", tags = "", ...lines] = block.split("\n");
  const [type, when = "", clocks = "", ...special] = head.split("; ");
  const pairs = lines.map((line) => line.split(" >> "));
  const isPaired = pairs.every((pair) => pair.length === 2);
  const [titles = "", ...texts] = lines;
  return {
    type,
    when,
    times: clocks.split(" "),
    tags: tags.slice(2).split(", ").filter(Boolean),
    ...(isPaired
      ? { titles: pairs.map(([title]) => title), texts: pairs.map(([, own]) => own), isPaired }
      : { titles: titles.split(" | "), texts: texts.map((one) => one.slice(2)) }),
    ...(Object.fromEntries(special.map((one) => one.split(" "))) as Record<string, string>),
  };
}

/** "every 2 friday", "nth last sunday", "half-year 6 friday" or "feast advent". */
function rhythmOf(text: string): object {
  const [kind, which = "", day = ""] = text.split(" ");
  if (kind === "feast") return { feast: which };
  const number = which === "last" ? which : Number(which);
  const weekday = present(WEEKDAYS[day], text);
  return { [kind === "half-year" ? "timesInHalfAYear" : String(kind)]: number, weekday };
}
