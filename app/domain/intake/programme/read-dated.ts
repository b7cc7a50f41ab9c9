import type { Occasion } from "./occasions";
import { inYearOf, type OpenDay, toldByYear } from "./open-day";
import { DATED_PART, SETTING_OUT } from "./parts-of-event";
import { TAKES_PLACE } from "./place";
import { namesEvent } from "./plain-texts";
import type { ProgrammeState } from "./programme-state";
import { resolveSpan } from "./resolve-day";
import { openOf, type SaidLine } from "./said-line";
import { described, onlyPlaced, type SaidWords, tellingMore } from "./said-words";

const SAME_TIME = /(?<!\p{L})(?:samme|same|sama) (?:tid|klokkeslett|time)(?!\p{L})/iu;
const NEW_TIME = /^[^\p{L}]*(?:ny|nytt|new)\s(?:dato|tid|dag|tidspunkt|date|time)/iu;
const WHEN_LABEL = /^(?:når|tid|dato|tidspunkt|when|date|dag|kva tid)\s?:/i;

const ONLY_END = /(?<!\p{L})til\s(?:ca\.?\s)?(?:kl\.?\s?)?\d/iu;

export function readDated(state: ProgrammeState, occasion: Occasion, said: SaidLine, line: number) {
  if (DATED_PART.test(occasion.words.title)) return state.results.refuse(said.text, line, "no_event");
  const again = openAgain(state, occasion);
  if (again) state.day = null;
  state.closeDay();
  state.results.leave();
  const { above } = state;
  const camp = above ?? state.results.heading;
  const isTown = !state.isAfterBlank && camp !== null && isTownOf(camp, occasion.words, said.text);
  const isTitleAbove = state.isTitleAbove || isTown || WHEN_LABEL.test(said.text);
  const years = [...said.years, ...((isTitleAbove && above?.years) || [])];
  if ((said.tellsMore || SETTING_OUT.test(occasion.words.title)) && above && !state.isAfterBlank)
    occasion = { ...occasion, words: tellingMore(occasion.words) };
  let own =
    isTitleAbove && !again?.words.title ? state.titled(occasion.words, occasion.clocks.length > 0) : occasion.words;
  if (isTown) {
    own = { ...onlyPlaced(camp, { ...own, place: own.title, placeLine: line }), isApart: true };
    state.results.heading ??= camp;
  }
  if (camp && CAMP.test(camp.title) && !CAMP.test(own.title) && occasion.days.some(({ last }) => last !== null))
    own = { ...onlyPlaced(camp, own), ...described(own.title, own.description) };
  if ((said.move || NEW_TIME.test(said.text)) && own.title === "")
    own = { ...own, title: state.results.movedTitle ?? "" };
  const words = again && own.title === "" ? onlyPlaced(again.words, own) : own;
  state.above = null;
  let clocks =
    occasion.clocks.length === 0 && SAME_TIME.test(said.text) ? state.results.clocksLike(words.title) : occasion.clocks;
  const [ofAgain] = again?.spans ?? [];
  const spans = state
    .resolve(occasion.days, said.text, line)
    ?.map((span) => inYearOf(toldByYear(span, years), said.text))
    .map((span) => (ofAgain && ofAgain.how !== "guessed" ? ofAgain : span))
    .map((span) => (span.last !== null && CAMP.test(words.title) ? { ...span, isCamp: true } : span));
  if (!spans) return;
  const [clock, ...others] = clocks;
  const usual = clock?.end === null && others.length === 0 && ONLY_END.test(said.text) ? state.usualOf(spans) : null;
  if (clock && usual) clocks = [{ ...usual.clock, end: clock.start }];
  const [whole] = spans;
  if (whole && whole.last !== null) state.context.lead(whole.day, whole.last);
  state.span = whole && spans.length === 1 && (clocks.length === 0 || whole.last !== null) ? whole : null;
  state.open(
    { spans, words, open: openOf(said, occasion), url: said.url, line, text: said.text },
    { ...occasion, clocks },
  );
}

/** A line may say the day above once more: a square, and the day in words. */
function openAgain({ day, context }: ProgrammeState, { days, words }: Occasion): OpenDay | null {
  const [said, ...others] = days;
  const [span, ...more] = day === null || day.hasEvents ? [] : day.spans;
  if (span?.last !== null || more.length > 0 || !said || others.length > 0 || said.last) return null;
  if (day?.words.title !== "" && words.title !== "") return null;
  const found = resolveSpan(said, context.days);
  return typeof found !== "string" && found.day === span.day ? day : null;
}

/** "Lillehammer, 25.–27. juni" and "Stord 2. juli", below "Landsmøte 2027". */
const isTownOf = ({ title }: SaidWords, own: SaidWords, text: string): boolean =>
  (namesEvent(title.replace(/\s20\d\d$/, "")) || CAMP.test(title)) &&
  own.place === null &&
  TOWN_AHEAD.exec(text)?.[1] === own.title &&
  !TAKES_PLACE.test(own.title);
const TOWN_AHEAD = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:,| (?=\d))/u;

/** Unlike a convention, whose meetings are for all. */
const CAMP =
  /leir(?!sk)|seminar(?!er)|camp(?!us)|weekend|helg(?:en|a)?(?!\p{L})|retreat|(?:^|\s|\p{L})tur(?:en)?(?!\p{L})/iu;
