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

const programme = z.strictObject({
  type: z.enum(EVENT_TYPES),
  /** One is chosen; {day} is the church year's name of the day. */
  titles: z.array(z.string()).readonly(),
  /** One is chosen; {organizer} and {city} are replaced. */
  texts: z.array(z.string()).readonly(),
  /** The nth text goes with the nth title. */
  isPaired: z.literal(true).exactOptional(),
  /** When, how long, and held by which share of its kind: by all where missing. */
  rhythm: rhythm.and(z.object({ minutes: z.number(), share: z.number().exactOptional() })),
  tags: z.array(z.string()).readonly(),
  /** Always invented. */
  guest: z.enum(["ensemble", "speaker"]).exactOptional(),
  /** The image of the events. */
  scene: z.enum(SCENES).exactOptional(),
  /** Else the organizer's own building. */
  place: z.enum(["hall", "outdoors", "town", "online"]).exactOptional(),
});

export type Rhythm = z.infer<typeof rhythm>;
export type Programme = z.infer<typeof programme>;

/**
 * Programmes with an empty line between them: type, rhythm, times, minutes and what is special; "# " its tags; then
 * titles, one of which is chosen, and texts, each after "- ", or a title with its own text, "Title >> text".
 */
export const programmesIn = (text: string): readonly Programme[] => text.trim().split("\n\n").map(programmeOf);

function programmeOf(block: string): Programme {
  const [head = "", tags = "", ...lines] = block.split("\n");
  const [type, when = "", clocks = "", ...special] = head.split("; ");
  const { minutes, share, ...others } = Object.fromEntries(special.map((one) => one.split(" "))) as Record<
    string,
    string
  >;
  const pairs = lines.map((line) => line.split(" >> "));
  const isPaired = pairs.every((pair) => pair.length === 2);
  const [titles = "", ...texts] = lines;
  return programme.parse({
    type,
    rhythm: {
      ...rhythmOf(when),
      times: clocks.split(" "),
      minutes: Number(minutes),
      ...(share && { share: Number(share) }),
    },
    tags: tags.slice(2).split(", "),
    ...(isPaired
      ? { titles: pairs.map(([title]) => title), texts: pairs.map(([, own]) => own), isPaired }
      : { titles: titles.split(" | "), texts: texts.map((one) => one.slice(2)) }),
    ...others,
  });
}

/** "every 2 friday", "nth last sunday", "half-year 6 friday" or "feast advent". */
function rhythmOf(text: string): object {
  const [kind, which = "", day = ""] = text.split(" ");
  if (kind === "feast") return { feast: which };
  const number = which === "last" ? which : Number(which);
  const weekday = present(WEEKDAYS[day], text);
  return { [kind === "half-year" ? "timesInHalfAYear" : String(kind)]: number, weekday };
}
