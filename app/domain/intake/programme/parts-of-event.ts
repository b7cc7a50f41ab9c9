import type { Occasion } from "./occasions";
import type { OpenDay } from "./open-day";
import type { ProgrammeState } from "./programme-state";
import type { SaidLine } from "./said-line";
import { cleanTitle } from "./title";

export const BEGINNING = /^(?:oppmøte|frammøte|start|avreise|avgang|avmarsj|møt opp|vi |me )/i;
/** Of what stands right above it, on its day. */
export const SETTING_OUT = /^(?:oppmøte|frammøte|avreise|avgang|avmarsj)(?!\p{L})/iu;

/** Of an event that is told above: no events of their own. */
const PART_OF_EVENT =
  /^(?:loddsalg|lotteri|åresalg|åresal|utlodning|utlodding|trekning|trekking|buss(?:en)?|avreise|avgang|retur|hjemreise|heimreise|oppmøte|frammøte|rigging|rigge?|nedrigging|lydprøve|generalprøve|dør(?:ene|ane)|billettsalg|konsertstart|kakemottak|(?:\p{L}+ )*(?:mottas|mottakes|takast imot|leveres|leverast))(?!\p{L})/iu;
export const DATED_PART =
  /^(?:buss(?:en)?\sfra|avreise|avgang|retur|hjemreise|heimreise|rigging|rigge?|nedrigging|lydprøve|trekning|trekking|kakemottak|(?:\p{L}+ )*(?:mottas|mottakes|takast imot|leveres|leverast))(?!\p{L})/iu;
/** "Alle møter kl. 19", "vi møtes kl. 17.30 hver gang", above or below the list. */
const OF_ALL =
  /(?<!\p{L})(?:(?:alle|samtlige)\s\p{L}*(?:konserter|konsertar|foredrag|forestillinger|arrangementer|møter|møte|møta|samlinger|samlingar|samlingene|samlingane|øvelser|øvelsene|øvingar|kvelder|kveldar|kveldene|kveldane|gudstjenester|gudstenester|treff|ganger|datoer)|(?:møt(?:ene|a)|samling(?:ene|ane)|øvels(?:ene|ane)|øvingane|kveldene|kveldane)\s(?:er|begynner|byrjar|starter|startar|holdes)|(?:hver gang|kvar gong)|^alltid kl|all meetings)(?!\p{L})/iu;

const SEVERAL =
  "(?:møter|møta|gudstjenester|gudstenester|messer|samlinger|samlingar|øvelser|øvingar|kvelder|kveldar|treff|konserter|konsertar)";
/** "Søndagsmøter kl. 11.00 – januar og februar", "Møte kl 19.30 når ikkje anna er nemnt". */
const FOR_ALL = new RegExp(
  `^(?:alle |våre )?\\p{L}*${SEVERAL}\\s(?:[^\\d]{0,60}?\\s)?kl\\.?\\s?\\d|(?:når|der|hvis|om|dersom) (?:ikke|ikkje|inkje|ingen) (?:annet|anna|andre)|unless otherwise|hvis ikke annet|om ikkje anna`,
  "iu",
);

/** "Vi starter 19.30 og slutter 21.30", below a list. */
export const SAYS_WHEN_WE_MEET =
  /^(?:vi|me) (?:starter|startar|begynner|byrjar|møtes|møtest|samles|samlast|holder på|held på)(?: alltid)?(?: fra| frå)? (?:kl\.? )?\d/iu;

/** Whether its one clock is of all that has none of its own. */
export const isForAll = ({ text, occasions }: SaidLine): boolean => {
  const [occasion, ...others] = occasions;
  if (!occasion || others.length > 0 || occasion.days.length > 0 || occasion.weekday !== null) return false;
  return occasion.clocks.length === 1 && (OF_ALL.test(text) || FOR_ALL.test(text));
};

export function takeForAll(state: ProgrammeState, { clocks, words }: Occasion, { text }: SaidLine, line: number) {
  state.closeDay();
  const [clock] = clocks;
  if (clock) state.results.clockOfAll = { ...clock, line };
  if (words.place !== null) state.results.sectionPlace ??= words;
  const title = cleanTitle(text.replace(/[–—:|].*/s, ""));
  if (OF_ALL.test(title) || FOR_ALL.test(text) || title === "" || /^tid|^klokke|^når|^time/i.test(text))
    return state.results.refuse(text, line, "no_date");
  state.above = { title, place: null, description: null, line, years: [] };
}

/** Its hour is the event's own where that has none: "Konsertstart kl. 19". */
export function readPart(
  state: ProgrammeState,
  day: OpenDay,
  { clocks, words }: Occasion,
  { text }: SaidLine,
  line: number,
) {
  if (!day.hasEvents && /^konsertstart/i.test(words.title)) {
    state.results.add({ ...day, clocks: clocks.slice(0, 1), lastClock: null });
    day.hasEvents = true;
    day.isEvent = true;
  } else if (state.results.hasLatest) state.results.describe(text);
  else state.results.refuse(text, line, "no_event");
}

/** How an event begins is its own hour, where it has none. */
export const isPart = (day: OpenDay, title: string) =>
  PART_OF_EVENT.test(title) && (day.hasEvents || (day.words.title !== "" && !BEGINNING.test(title)));
