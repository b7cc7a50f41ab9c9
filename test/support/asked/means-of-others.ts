import { CHRISTMAS_EVE, SUNDAY, TODAY } from "./asked";

export const THURSDAY = "2026-11-26";
export const FRIDAY = "2026-11-27";
export const SATURDAY = "2026-11-28";
export const NEXT_WEDNESDAY = "2026-12-02";
export const CHRISTMAS_DAY = "2026-12-25";
export const AT_CHRISTMAS = [CHRISTMAS_EVE, "2026-12-26"] as const;
export const NEW_YEARS_EVE = "2026-12-31";
export const SHROVETIDE = "2027-02-07";
export const PALM_SUNDAY = "2027-03-21";
export const MAUNDY_THURSDAY = "2027-03-25";
export const GOOD_FRIDAY = "2027-03-26";
export const EASTER_DAY = "2027-03-28";
export const ASCENSION = "2027-05-06";
export const PENTECOST = "2027-05-16";
export const CONSTITUTION_DAY = "2027-05-17";
export const THIS_WEEK = [TODAY, SUNDAY] as const;
export const BEFORE_CHRISTMAS = [TODAY, CHRISTMAS_EVE] as const;
export const AFTER_NEW_YEAR = ["2027-01-01", "2027-12-31"] as const;
export const JANUARY = ["2027-01-01", "2027-01-31"] as const;

/** Not the `family:…` of a church. */
export const CHILDREN =
  /fact:for_children|fact:childrens_church|barn|\bborn|baby|knøtt|familie|family(?!:)|\bchild|småsild|store og små/i;
export const OLDER = /fact:for_seniors|formiddag|hyggetreff|tirsdagstreff|\beldre|pensjonist|senior|besteforeldre/i;
export const LIGHTS = /lysmesse|det første lyset/i;
export const OF_CHRISTMAS = /jul|jol|advent|christmas|carol/i;
export const WORSHIP_SONGS = /lovsang|worship|gospel/i;
export const CHOIR = /kor\b|koret|korøv|syng med|choir/i;
export const ORGAN = /orgel/i;
export const COFFEE = /fact:church_coffee|kirkekaffe|kyrkjekaffi|kaffe/i;
export const MEAL = /\bmat\b|\bfood|middag|suppe|langbord|lunsj|frokost|kveldsmat|måltid|vafler|brunch|potluck|dinner/i;
export const DINNER = /middag|suppe|taco|langbord|kveldsmat|måltid|varm mat|dinner/i;
export const BAZAAR = /basar|marked|misjonsmesse|stormesse|kakelotteri|åresalg/i;
export const LUCIA = /lucia/i;
export const POLISH = /polsk|polski|language:pl/i;
export const NORWEGIAN_PRACTICE = /språkkafé|øv deg på norsk|norwegian for newcomers|practise norwegian/i;
export const KNITTING = /strikk/i;
export const RETREAT = /retreat|pust ut/i;
export const ECUMENICAL = /økumenisk|felles|kirker sammen/i;
export const FOLK_MUSIC = /folketon|folkemusikk|hardingfele|langeleik/i;
export const CHRISTMAS_TREE = /juletrefest|tre kongers/i;
export const HEARING_LOOP = /fact:hearing_loop|teleslynge/i;
export const STREAMED = /fact:(?:stream|online|digital)|digital|på skjerm|direktesend|strømm(?:e|ing)/i;
