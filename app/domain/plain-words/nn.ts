import { AFTERNOON, EVENING, FORENOON, type Lexicon, MORNING, NIGHT } from "./lexicon";
import * as seasons from "./seasons";

/** Nynorsk: what Bokmål writes otherwise. */
export const NN: Lexicon = [
  [
    "kva skjer,kva er det,kva som skjer,skjer det noko,hender,kva hender,finst,finst det,når er,kvar er,kvar",
    { as: "small" },
  ],
  [
    "eg leitar etter,leitar etter,eg ser etter,eg vil,noko for,noko,nokon,nokre,ein,eit,dei,frå,eg,oss,me,vil,åt",
    { as: "small" },
  ],
  ["aktivitetar,tilbod,i nærleiken,nær meg,i noreg,noreg", { as: "small" }],
  ["i nærleiken av,kring,attmed,frå", { as: "in" }],
  ["førstkomande,komande", { as: "which", which: "coming" }],
  ["kvar,kvar einaste", { as: "every" }],
  ["fyrste", { as: "nth", nth: 1 }],
  ["veke,veka,veker,vekene", { as: "unit", unit: "week" }],
  ["helgar,helgane", { as: "unit", unit: "weekend" }],
  ["månad,månaden,månader", { as: "unit", unit: "month" }],
  ["dagar,dagane", { as: "unit", unit: "day" }],
  ["i morgon,imorgon", { as: "day", offset: 1 }],
  ["i overmorgon", { as: "day", offset: 2 }],
  ["i formiddag,i føremiddag", { as: "day", offset: 0, hours: FORENOON }],
  ["i kveld", { as: "day", offset: 0, hours: EVENING }],
  ["føremiddag,føremiddagen,formiddagar", { as: "part", hours: FORENOON }],
  ["ettermiddagar", { as: "part", hours: AFTERNOON }],
  ["kveldar,kveldane", { as: "part", hours: EVENING }],
  ["om morgonen,på morgonen", { as: "part", hours: MORNING }],
  ["om natta", { as: "part", hours: NIGHT }],
  ["frå", { as: "relation", relation: "from" }],
  ["fram til", { as: "relation", relation: "until" }],
  ["kring", { as: "relation", relation: "around" }],
  ["jola,joli,joletida", { as: "season", season: seasons.CHRISTMAS }],
  ["romjola", { as: "season", season: seasons.BETWEEN_THE_YEARS }],
  ["sumaren,sommaren", { as: "season", season: seasons.SUMMER }],
  ["sommar,sumar", { as: "season", season: seasons.SUMMER, isWord: true }],
  ["hausten", { as: "season", season: seasons.AUTUMN }],
  ["haust", { as: "season", season: seasons.AUTUMN, isWord: true }],
  ["heilage tre kongar", { as: "season", season: seasons.EPIPHANY }],
  ["kyndelsmess", { as: "season", season: seasons.CANDLEMAS, isWord: true }],
];
