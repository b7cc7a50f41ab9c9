import { AFTERNOON, EVENING, FORENOON, hoursFrom, type Lexicon, type Meaning, MORNING, NIGHT } from "./lexicon";

/** Meanings that are told apart by a value of their own name. */
export const meaningsNamed = <As extends "which" | "relation" | "unit">(
  as: As,
  table: Readonly<Record<string, string>>,
): Lexicon => Object.entries(table).map(([value, words]) => [words, { as, [as]: value } as Meaning]);

export const partsOfDay = (table: readonly [words: string, hours: readonly number[]][]): Lexicon =>
  table.map(([words, hours]) => [words, { as: "part", hours }]);

const days = (table: readonly [words: string, offset: number, hours?: readonly number[]][]): Lexicon =>
  table.map(([words, offset, hours]) => [words, { as: "day", offset, ...(hours && { hours }) }]);

const nths = (table: Readonly<Record<string, string>>): Lexicon =>
  Object.entries(table).map(([nth, words]) => [words, { as: "nth", nth: Number(nth) }]);

/** Of days, hours and what stands beside them, in bokmål, nynorsk and English: a word is added to the line of what it means. */
export const WORDS_OF_TIME: Lexicon = [
  ["i,på,ved,utenfor,rundt,til,in,at,around,on,by,of", { as: "in" }],
  ["fra,frå,from", { as: "in", isFrom: true }],
  [
    `ikke,men ikke,men ikkje,unntatt,bortsett fra,annet enn,noe annet enn,alt annet enn,andre enn,verken,hverken,ikkje,unnateke,
    anna enn,noko anna enn,alt anna enn,korkje,not,but not,except,other than,anything but,neither`,
    { as: "not" },
  ],
  ["uten,utan,without", { as: "without" }],
  [
    `hverdag,kvardag,ukedag,vekedag,weekday,i uka,i uken,i veka,hverdager,ukedager,ukedagene,hverdagene,i hverdagen,på hverdager,kvardagar,kvardagane,vekedagar,
    vekedagane,weekdays,working days`,
    { as: "workdays" },
  ],
  ["siden,sidan,ago", { as: "ago" }],
  [
    `hver,hver eneste,annenhver,hver annen,hver andre,kvar,kvar einaste,annankvar,kvar andre,every,every other,
    every second,each`,
    { as: "every" },
  ],
  ["den", { as: "the" }],
  ...meaningsNamed("which", {
    next: "neste,nestkommende,påfølgende,next",
    coming: `førstkommende,førstk,fyrstk,kommende,denne kommende,den kommende,nærmeste,førstkomande,fyrstkomande,fyrstkommande,komande,coming,upcoming,the coming`,
    this: "denne,dette,inneværende,nå,no,resten av,resten av denne,ut,this,rest of the,rest of this",
    last: "forrige,sist,i forrige,førre,last",
  }),
  ...meaningsNamed("unit", {
    day: "dag,dagen,dager,dagene,døgn,dagar,dagane,days,day",
    week: "uke,uka,uken,uker,ukene,veke,veka,veker,vekene,week,weeks",
    weekend: `helg,helga,helgen,helgene,helger,weekend,ihelga,ihelgen,helgar,helgane,helgi,hælga,hælgå,helja,helgå,ihælga,weekends`,
    month: "måned,måneden,måneder,månedene,mnd,månad,månaden,månader,month,months",
    year: "år,året,year,years",
  }),
  ...meaningsNamed("relation", {
    before: "før,rett før,like før,before,just before,right before",
    until: "frem til,fram til,til og med,tom,innen,until,till",
    after: "etter,rett etter,like etter,fra og med,fom,f o m,after,since",
    from: "fra,frå,from",
    to: "til,to",
    and: "og,and",
    or: "eller,el,or",
    around: "rundt,ca,cirka,omtrent,rundt kl,ca kl,kring,around,about",
    between: "mellom,between",
    within: "om,innen,i løpet av,within,during",
  }),
  ...nths({
    "1": "første,1ste,fyrste,first",
    "2": "andre,annen,annet,second",
    "3": "tredje,third",
    "4": "fjerde,fourth",
    "-1": "siste,last",
    "-2": "nest siste,nestsiste",
  }),
  ...days([
    ["i forgårs", -2],
    ["i går,igår,yesterday", -1],
    ["i dag,idag,i løpet av dagen,akkurat nå,today,right now", 0],
    ["i kveld,ikveld,i aften,iaften,tonight,this evening", 0, EVENING],
    ["i ettermiddag,this afternoon", 0, AFTERNOON],
    ["i formiddag,i føremiddag", 0, FORENOON],
    ["i morges,this morning", 0, MORNING],
    ["i natt,inatt", 0, NIGHT],
    [
      "jutro,mañana,завтра,demain,i morgen,imorgen,i morra,imorra,i mårra,i mårn,i mårå,i måra,i moro,i mårgå,imårra,imåra,imårn,i morgon,imorgon,i morgo,imorgo,tomorrow",
      1,
    ],
    [
      "i overmorgen,overmorgen,overmorgon,i overmorgo,overimorgen,iovermorgen,i overmorgon,day after tomorrow,the day after tomorrow",
      2,
    ],
  ]),
  ...partsOfDay([
    ["om morgenen,på morgenen,morgenen,morgen,tidlig,om morgonen,på morgonen,morgon", MORNING],
    [`formiddag,formiddagen,formiddager,om formiddagen,på formiddagen,føremiddag,føremiddagen,formiddagar`, FORENOON],
    [
      `ettermiddag,ettermiddagen,ettermiddager,om ettermiddagen,på ettermiddagen,ettermiddagar,afternoon,afternoons,
      in the afternoon`,
      AFTERNOON,
    ],
    [
      `kveld,kveill,kvell,kveillen,kveldn,om kveldn,kvelden,kvelder,om kvelden,på kvelden,kveldstid,på kveldstid,kveldar,kveldane,evening,evenings,in the evening`,
      EVENING,
    ],
    ["natta,natten,om natta,om natten,midnatt,ved midnatt,rundt midnatt,midnight,at midnight", NIGHT],
    ["morning,mornings,in the morning", hoursFrom(6, 11)],
    ["night,at night", [...hoursFrom(19, 23), ...NIGHT.slice(2)]],
  ]),
  ["lunsj,lunch", { as: "part", hours: hoursFrom(11, 13), isWord: true }],
  ["halv,kvart på,quarter to", { as: "short" }],
  ["kl,klokka,klokken,kvart over,oclock,at,half past,quarter past", { as: "clock" }],
  ["noon,midday", { as: "time", hour: 12, minute: 0 }],
  ["am", { as: "halfDay", isLate: false }],
  ["pm", { as: "halfDay", isLate: true }],
];
