import { LONG_WEEKDAY, MONTH } from "~/domain/plain-words/names";
import { isGlue } from "../no-title";
import { isPlaceName } from "../programme/place";

const DAY = new RegExp(`^(?:${LONG_WEEKDAY}|${MONTH}|\\d{1,4})$`, "iu");
const words = (text: string) => folded(text).split(" ");

export const isAllGlue = (text: string): boolean => words(text).every(isGlue);

/** Made of words of time, of calendars' links or of what joins them: "Google Calendar ICS", "And Time", "When:". */
export const saysNothing = (text: string): boolean => words(text).every((word) => isGlue(word) || DAY.test(word));

/** Above several events, or beside any of them. */
const OF_A_PAGE =
  /^(?:(?:hva|kva|det|dette)(?: som)? skjer|program|kalender|arrangement|aktivitet|kommende|komande|neste|denne|uke \d|veke \d|i dag|i morgen|nyhet|nyheit|aktuelt|siste nytt|hjem|heim|forside|kontakt|om oss|om arrangement|detalj|informasjon|praktisk|billett|påmelding|arrangør|medvirkende|medverkande|velkommen til|velkomen til|meny|søk|del |events?$|upcoming|calendar|what'?s on|news|home|about|details|organi[sz]er|tickets|welcome to)/iu;
const ORGANISATION =
  /(?:menighet|menigheten|sokn|sokneråd|kyrkjelyd|kyrkjelyden|prosti|forsamling|fellesråd|church)$/iu;

export const namesOrganisation = (text: string): boolean => ORGANISATION.test(text);

export const isHeadingOfPage = (text: string): boolean =>
  saysNothing(text) || OF_A_PAGE.test(text) || namesOrganisation(text) || isPlaceName(text);

/** For comparing: letters and digits, in lower case. */
export const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
