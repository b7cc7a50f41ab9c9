import { dayNamed } from "~/domain/time/church-year";
import { dayIn, SUNDAY } from "~/domain/time/days-and-moments";
import type { Lexicon, Season } from "./lexicon";
import { mondayOf, mondayOfWeek } from "./when";

type Date = readonly [month: number, date: number];
type Named = Parameters<typeof dayNamed>[0];

/** What ends before it begins ends in the next year. */
export const seasonFrom =
  (first: Date | Named, last: Date | Named = first): Season =>
  (year) => {
    const on = (day: Date | Named, in_: number) => (typeof day === "string" ? dayNamed(day, in_) : dayIn(in_, ...day));
    return on(last, year) < on(first, year) ? [on(first, year), on(last, year + 1)] : [on(first, year), on(last, year)];
  };

/** The Saturday and the Sunday of its week. */
const weekendOf =
  (day: Date | Named): Season =>
  (year) => {
    const sunday = mondayOf(seasonFrom(day)(year)[0]) + SUNDAY;
    return [sunday - 1, sunday];
  };

/** Of schools: one week or the other, by county. */
const twoWeeksFrom =
  (week: number): Season =>
  (year) => [mondayOfWeek(week, year), mondayOfWeek(week + 1, year) + SUNDAY];

/** Parts of a year by what people call them; names that are words as well ("jul") are so behind "i", "til" or "neste". */
const TABLE: readonly [season: Season, names: string, words?: string][] = [
  [
    seasonFrom([12, 23], [1, 1]),
    `julehøytid,julehøytiden,jula,julen,juletiden,juletida,julehelga,julehelgen,juledagene,jola,joli,joletida,
    julehøgtid,julehøgtida,christmas time,over christmas,at christmas`,
    "jul,juletid,jol,christmas,xmas",
  ],
  [seasonFrom([12, 21], [1, 3]), "juleferie,juleferien,juleferia"],
  [
    seasonFrom([12, 27], [12, 30]),
    `romjula,romjulen,romjul,romjola,mellom jul og nyttår,mellom jol og nyttår,between christmas and new year,
    between christmas and new years`,
  ],
  [seasonFrom([12, 31], [1, 1]), "nyttår,nyttårshelga,nyttårshelgen,nyttårshelg,årsskiftet", "new year,new years"],
  [seasonFrom([1, 1], [1, 31]), "nyåret,over nyttår"],
  [
    seasonFrom([1, 6]),
    `hellige tre konger,hellig tre konger,hellige tre kongers,hellig tre kongers,helligtrekonger,
    hellig tre kongers dag,trettendedagen,heilage tre kongar,epiphany`,
  ],
  [
    seasonFrom([1, 1], [6, 20]),
    "vårsemester,vårsemesteret,vårhalvår,vårhalvåret,første halvår,spring semester,spring term",
  ],
  [
    seasonFrom([8, 15], [12, 20]),
    "høstsemester,høstsemesteret,høsthalvåret,haustsemester,haustsemesteret,andre halvår",
  ],
  [weekendOf("shroveSunday"), "fastelavnshelg,fastelavnshelga,fastelavnshelgen"],
  [weekendOf("palmSunday"), "palmehelg,palmehelga,palmehelgen,palmehelgi,palm weekend"],
  [weekendOf([6, 24]), "sankthanshelg,sankthanshelga,sankthanshelgen,jonsokhelga,jonsokhelgen,midtsommerhelga"],
  [weekendOf([7, 29]), "olsokhelg,olsokhelga,olsokhelgen"],
  [weekendOf([12, 13]), "luciahelg,luciahelga,luciahelgen"],
  [seasonFrom([2, 2]), "", "kyndelsmesse,kyndelsmess"],
  [seasonFrom("shroveSunday"), "", "fastelavn"],
  [seasonFrom([2, 6]), "samefolkets dag,samenes nasjonaldag"],
  [twoWeeksFrom(8), "vinterferie,vinterferien,vinterferia"],
  [seasonFrom("easterEve", "easterSunday"), "påskenatta,påskenatten", "påskenatt,easter vigil"],
  [seasonFrom("ashWednesday", "easterEve"), "fastetiden,fastetida,fasten,fasta,lent"],
  [seasonFrom("palmSunday", "easterEve"), "den stille uke,stille uke,påskeuka,påskeuken,holy week"],
  [
    seasonFrom("palmSunday", "easterMonday"),
    `påskehøytid,påskehøytiden,påska,påsken,påskehelga,påskehelgen,påskehelgi,påskehøgtid,påskehøgtida,påskeferie,
    påskeferien,påskeferia`,
    "påske,easter",
  ],
  [seasonFrom([5, 17]), "grunnlovsdagen,nasjonaldagen,syttende mai"],
  [
    seasonFrom("pentecostEve", "pentecostMonday"),
    "pinsehøytid,pinsehøytiden,pinsa,pinsen,pinsehelga,pinsehelgen,pinsehøgtid,pinsehøgtida",
    "pinse,pentecost,whitsun",
  ],
  [seasonFrom([9, 29]), "", "mikkelsmess,mikkelsmesse"],
  [twoWeeksFrom(40), "høstferie,høstferien,høstferia,haustferie,haustferien"],
  [seasonFrom([10, 31]), "", "halloween"],
  [seasonFrom("allSaints"), "allehelgen,allehelgenshelg,allehelgenshelga,allehelgenshelgen"],
  [
    seasonFrom("advent1", [12, 23]),
    "adventstiden,adventstida,adventstidi,adventa,førjulstida,førjulstiden,førjulstid",
    "advent",
  ],
  [seasonFrom([12, 13]), "luciadagen,luciadag"],
  [(year) => [dayIn(year - 1, 12, 1), dayIn(year, 3, 0)], "vinteren", "vinter,winter"],
  [seasonFrom([3, 1], [5, 31]), "våren", "vår,spring"],
  [seasonFrom([6, 1], [8, 31]), "sommeren,sommerferien,sumaren,sommaren", "sommer,sommar,sumar,summer"],
  [seasonFrom([9, 1], [11, 30]), "høsten,hausten", "høst,haust,autumn"],
];

/** In bokmål, nynorsk and English. */
export const SEASONS: Lexicon = TABLE.flatMap(([season, names, words = ""]) => [
  [names, { as: "season", season }] as const,
  [words, { as: "season", season, isWord: true }] as const,
]);
