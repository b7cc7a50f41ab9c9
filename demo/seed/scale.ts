import { type DayNumber, dayNumber, dayOf, nextWeekday, unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import type { Congregation } from "./congregations";
import { norwegianClock } from "./days";
import { type EventContext, eventRow } from "./events";
import { organizerRow } from "./organizers";
import { type Kind, PROGRAMMES } from "./programmes";
import type { Programme } from "./programmes/programme";
import { type Random, randomOf } from "./random";
import { noRows, type SeedRows } from "./rows";
import { inventSeries } from "./series";
import { TOWNS } from "./towns";

const DAYS_TO_COME = 183;
/** The share of events in series, and the most dates of one. */
const SERIES_SHARE = 1 / 3;
const LONGEST_SERIES = 24;

const RURAL_SHARE = 0.2;
const RURAL_KM = 32;
const URBAN_KM = 4;

export interface ScaleOptions {
  now: Date;
  seed: number;
  organizers: number;
  events: number;
}

/** Spread like Norway's population with a rural tail, over half a year; without images. */
export function scaled({ now, seed, organizers, events }: ScaleOptions): SeedRows {
  const random = randomOf(`${seed} scale`);
  const rows = noRows();
  const today = dayNumber(dayOf(now));
  const seconds = unixSeconds(now);
  const clock = norwegianClock();
  const town = weightedPick(TOWNS, ({ thousands }) => thousands);
  const kind = weightedPick(Object.keys(KIND_WEIGHTS) as Kind[], (name) => KIND_WEIGHTS[name] ?? 0);
  const sizes = shares(events, organizers, random);
  for (const [nth, size] of sizes.entries()) {
    const congregation = congregationOf(nth, kind(random), town(random).name);
    const spreadKm = random.chance(RURAL_SHARE) ? RURAL_KM : URBAN_KM;
    const organizer = organizerRow(congregation, { seed, now: seconds, spreadKm });
    rows.organizers.push(organizer);
    const context: EventContext = { congregation, organizer, seed, now: seconds, clock };
    const inSeries = Math.round(size * SERIES_SHARE);
    for (let left = inSeries; left > 0;) {
      const { series, events } = someSeries(context, today, Math.min(left, random.whole(4, LONGEST_SERIES)), random);
      rows.series.push(series);
      rows.events.push(...events);
      left -= events.length;
    }
    for (let i = inSeries; i < size; i++) rows.events.push(someEvent(context, today, random));
  }
  return rows;
}

function someSeries(context: EventContext, today: DayNumber, dates: number, random: Random) {
  const programmes: readonly Programme[] = PROGRAMMES[context.congregation.kind];
  const regular = programmes.filter(({ rhythm, minutes }) => "every" in rhythm && minutes < 1080);
  const programme = random.pick(regular.length > 0 ? regular : programmes);
  const { rhythm } = programme;
  const weeks = random.chance(0.6) ? 1 : 2;
  const time = random.pick(rhythm.times);
  const last = today + DAYS_TO_COME - 7 * weeks * dates;
  const begins = today + random.whole(-4, Math.max(-4, last - today));
  const first = nextWeekday(begins, "feast" in rhythm ? 0 : rhythm.weekday);
  const days = Array.from({ length: dates - 1 }, (_, later) => first + 7 * weeks * (later + 1));
  const plain = programme.titles.filter((title) => !title.includes("{day}"));
  const titles = plain.length > 0 ? [random.pick(plain)] : ["Samling"];
  const pattern = weeks === 1 ? "weekly" : "biweekly";
  const made = inventSeries(
    context,
    { pattern, programme: { ...programme, titles }, time, days: [first, ...days] },
    random,
  );
  return { ...made, events: made.events.map((event) => ({ ...event, image_url: null })) };
}

function someEvent(context: EventContext, today: DayNumber, random: Random) {
  const programmes: readonly Programme[] = PROGRAMMES[context.congregation.kind];
  const programme = random.pick(programmes);
  const { rhythm } = programme;
  const some = today + random.whole(-4, DAYS_TO_COME);
  const day = "feast" in rhythm ? some : nextWeekday(some, rhythm.weekday);
  const event = eventRow(context, programme, day, random.pick(rhythm.times), random);
  return { ...event, image_url: null };
}

const KIND_WEIGHTS: Partial<Record<Kind, number>> = {
  parish: 42,
  "parish-nynorsk": 8,
  "prayer-house": 16,
  "free-church": 18,
  "youth-network": 4,
  choir: 4,
  students: 2,
  international: 2,
  catholic: 2,
  diaconal: 2,
};

const FIRST_PARTS =
  "Lerke Svale Trost Havre Lyng Klokke Lanterne Rimfrost Solgangs Vind Torden Kobber Sølv Messing Elve Bølge Tåke Morgen Kvelds Skumrings Fjær Kongle Bjørke Rogne Hegge Selje Kløver Timian Ramsløk Blåklokke Fiol Syrin Kvann Einer Bregne Mose Lav Torv Myr Tjern Foss Stryk Kilde Brønn Drang Hammer Nut Tind Skar Vidde Fonn Bre Skavl Flake Nøste Not Teine Seil Åre Ror".split(
    " ",
  );
const LAST_PARTS =
  "bakken lia vika sundet neset odden tunet hagen lunden åsen haugen kollen fjellet dalen moen enga marka skogen veien brua kaia brygga havna holmen skjæret øya fjorden vannet elva fossen kilden brønnen porten trappa loftet stua salen hallen tårnet klokka lykta flammen gløden buen taket gården smia mølla naustet låven".split(
    " ",
  );

function congregationOf(nth: number, kind: Kind, town: string): Congregation {
  const round = Math.floor(nth / (FIRST_PARTS.length * LAST_PARTS.length));
  const first = FIRST_PARTS[nth % FIRST_PARTS.length];
  const base = `${first}${LAST_PARTS[(nth + Math.floor(nth / FIRST_PARTS.length)) % LAST_PARTS.length]}`;
  const stem = round === 0 ? base : `${base} ${round + 1}`;
  return {
    name: `${stem} ${NAME_ENDS[kind] ?? "fellesskap"}`,
    kind,
    town,
    stem: `${stem} ${town}`,
    cover: null,
    hasLogo: false,
  };
}

const NAME_ENDS: Partial<Record<Kind, string>> = {
  parish: "menighet",
  "parish-nynorsk": "sokn",
  "prayer-house": "bedehus",
  "free-church": "frikirke",
  "youth-network": "ung",
  choir: "kammerkor",
  students: "studentlag",
  international: "International Church",
  catholic: "katolske menighet",
  diaconal: "varmestue",
};

/** A few parts are large. */
function shares(total: number, parts: number, random: Random): number[] {
  const weights = Array.from({ length: parts }, () => Math.exp(random.gaussian() * 0.7));
  const sum = weights.reduce((a, b) => a + b, 0);
  const sizes = weights.map((weight) => Math.floor((weight / sum) * total));
  const rest = total - sizes.reduce((a, b) => a + b, 0);
  for (let left = rest; left > 0; left--) sizes[left % parts] = (sizes[left % parts] ?? 0) + 1;
  return sizes;
}

function weightedPick<T>(from: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  const total = from.reduce((sum, item) => sum + weightOf(item), 0);
  return (random) => {
    let left = random.next() * total;
    return present(from.find((item) => (left -= weightOf(item)) < 0) ?? from.at(-1), "something to pick from");
  };
}
