import { all, type Asked, type LatLng } from "./asked";

const near = (place: NonNullable<Asked["near"]>, ...asks: readonly string[]) => all({ near: place }, ...asks);
const around = (within: number, places: readonly LatLng[], ...asks: readonly string[]) =>
  all({ near: places, within }, ...asks);

const TOWNS: Asked[] = [
  ...near("Bergen", "Bergen", "bergen", "i Bergen", "hva skjer i bergen", "BERGEN", "Bergen sentrum", "bergen kommune"),
  ...near("Oslo", "oslo", "hva skjer i Oslo", "noe å gjøre i oslo", "Oslo, Norge"),
  ...near("Trondheim", "Trondheim", "i trondheim", "Trondhjem"),
  ...near("Stavanger", "stavanger", "i nærheten av Stavanger"),
  ...near("Tromsø", "Tromsø", "tromso", "tromsoe", "Romsa"),
  ...near("Ålesund", "ålesund", "alesund", "Aalesund"),
  ...near("Bodø", "bodø", "bodo"),
  ...near("Røros", "Røros", "på Røros", "roros", "hva skjer på røros"),
  ...near("Voss", "på Voss", "voss", "ved Voss"),
  ...near("Hamar", "på Hamar", "hamar"),
  ...near("Lillehammer", "på Lillehammer"),
  ...near("Drammen", "nær Drammen", "i nærheten av drammen"),
  ...near("Molde", "nær Molde", "arrangementer i molde"),
  ...near("Sogndal", "ved Sogndal", "rundt Sogndal"),
  ...near("Skien", "rundt Skien", "kirker i skien"),
  ...near("Tønsberg", "omkring Tønsberg", "tonsberg"),
  ...near("Kristiansund", "kristiansund"),
  ...near("Kristiansand", "kristiansand", "kristiansand s"),
  ...near("Hønefoss", "hønefoss", "honefoss"),
  ...near("Mo i Rana", "Mo i Rana", "i Mo i Rana", "hva skjer i mo i rana"),
  ...near("Narvik", "arrangementer i Narvik", "narvik og omegn"),
  ...near("Alta", "hva skjer i Alta"),
  ...near("Kirkenes", "Kirkenes"),
  ...near("Haugesund", "noe å finne på i haugesund"),
];

const POSTCODES: Asked[] = [
  ...near("Bergen", "5003", "5003 Bergen"),
  ...near("Trondheim", "7011"),
  ...near("Tromsø", "9008 Tromsø"),
  ...near("Oslo", "0155", "0155 oslo"),
  ...near("Voss", "5700 Voss"),
];

/** Within a town, or a stretch of country. */
const DISTRICTS: Asked[] = [
  ...around(25, [[60.3, 5.33]], "Fana", "i fana"),
  ...around(25, [[60.47, 5.32]], "Åsane"),
  ...around(25, [[63.35, 10.36]], "heimdal"),
  ...around(25, [[59.92, 10.76]], "Grünerløkka", "på Majorstuen"),
  ...around(60, [[58.73, 5.65]], "på Jæren", "jæren"),
  ...around(80, [[68.2, 14.2]], "i Lofoten", "lofoten"),
  ...around(80, [[68.75, 15.1]], "Vesterålen"),
  ...around(100, [[62.35, 6.3]], "på Sunnmøre"),
  ...around(90, [[60.1, 6.6]], "i hardanger"),
  ...around(110, [[61.2, 6.7]], "i Sogn"),
  ...around(70, [[59.2, 10.3]], "Vestfold"),
  ...around(110, [[59, 6]], "i Rogaland"),
  ...around(180, [[61.2, 10.5]], "Innlandet"),
  ...around(320, [[70.1, 26]], "i Finnmark"),
  ...around(230, [[63.8, 10.8]], "i trøndelag"),
  ...around(380, [[66.9, 14.4]], "Nordland"),
];

const NES: readonly LatLng[] = [
  [60.12, 11.47],
  [60.57, 9.1],
  [60.75, 10.95],
];
const VIK: readonly LatLng[] = [
  [61.07, 6.58],
  [65.31, 12.17],
  [60.08, 10.28],
];
const BO: readonly LatLng[] = [
  [59.41, 9.07],
  [68.69, 14.47],
];
const SAND: readonly LatLng[] = [
  [60.39, 11.54],
  [59.48, 6.25],
];
const OS: readonly LatLng[] = [
  [60.19, 5.47],
  [62.5, 11.22],
];

/** Towns whose names are words; of one without events of its own, what is around it. */
const COMMON_WORDS: Asked[] = [
  ...around(60, NES, "Nes", "i Nes", "hva skjer på Nes"),
  ...around(60, VIK, "Vik", "i Vik i Sogn"),
  ...around(60, BO, "Bø", "i Bø", "bø i telemark"),
  ...around(70, SAND, "Sand", "på Sand"),
  ...around(60, OS, "Os", "på Os"),
  ...around(60, [[63.47, 10.92]], "Hell", "på Hell"),
  ...near("Moss", "Moss", "i Moss", "hva skjer i moss"),
];

/** Nobody has said where: anything will do, nothing will not. */
const ANYWHERE = all(
  {},
  "hva skjer",
  "hva skjer?",
  "nær meg",
  "i nærheten",
  "arrangementer",
  "hva skjer i nærheten",
  "noe å gjøre",
);

export const ASKED_PLACES: readonly Asked[] = [...TOWNS, ...POSTCODES, ...DISTRICTS, ...COMMON_WORDS, ...ANYWHERE];
