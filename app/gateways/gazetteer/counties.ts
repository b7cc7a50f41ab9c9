import { COUNTIES, type County } from "~/domain/places/counties";
import { distanceKm, type Position } from "~/domain/places/position";
import { type KnownPlace, placeKey, PLACES } from "./places";

/** By the last two digits of their numbers, as of 2024. */
const MUNICIPALITIES: Record<County, string> = {
  "03": "01 Oslo",
  "11": "01 Eigersund, 03 Stavanger, 06 Haugesund, 08 Sandnes, 11 Sokndal, 12 Lund, 14 Bjerkreim, 19 Hå, 20 Klepp, 21 Time, 22 Gjesdal, 24 Sola, 27 Randaberg, 30 Strand, 33 Hjelmeland, 34 Suldal, 35 Sauda, 44 Kvitsøy, 45 Bokn, 46 Tysvær, 49 Karmøy, 51 Utsira, 60 Vindafjord",
  "15": "05 Kristiansund, 06 Molde, 08 Ålesund, 11 Vanylven, 14 Sande, 15 Herøy, 16 Ulstein, 17 Hareid, 20 Ørsta, 25 Stranda, 28 Sykkylven, 31 Sula, 32 Giske, 35 Vestnes, 39 Rauma, 47 Aukra, 54 Averøy, 57 Gjemnes, 60 Tingvoll, 63 Sunndal, 66 Surnadal, 73 Smøla, 76 Aure, 77 Volda, 78 Fjord, 79 Hustadvika, 80 Haram",
  "18": "04 Bodø, 06 Narvik, 11 Bindal, 12 Sømna, 13 Brønnøy, 15 Vega, 16 Vevelstad, 18 Herøy, 20 Alstahaug, 22 Leirfjord, 24 Vefsn, 25 Grane, 26 Hattfjelldal, 27 Dønna, 28 Nesna, 32 Hemnes, 33 Rana, 34 Lurøy, 35 Træna, 36 Rødøy, 37 Meløy, 38 Gildeskål, 39 Beiarn, 40 Saltdal, 41 Fauske, 45 Sørfold, 48 Steigen, 51 Lødingen, 53 Evenes, 56 Røst, 57 Værøy, 59 Flakstad, 60 Vestvågøy, 65 Vågan, 66 Hadsel, 67 Bø, 68 Øksnes, 70 Sortland, 71 Andøy, 74 Moskenes, 75 Hamarøy",
  "31": "01 Halden, 03 Moss, 05 Sarpsborg, 07 Fredrikstad, 10 Hvaler, 12 Råde, 14 Våler, 16 Skiptvet, 18 Indre Østfold, 20 Rakkestad, 22 Marker, 24 Aremark",
  "32": "01 Bærum, 03 Asker, 05 Lillestrøm, 07 Nordre Follo, 09 Ullensaker, 12 Nesodden, 14 Frogn, 16 Vestby, 18 Ås, 20 Enebakk, 22 Lørenskog, 24 Rælingen, 26 Aurskog-Høland, 28 Nes, 30 Gjerdrum, 32 Nittedal, 34 Lunner, 36 Jevnaker, 38 Nannestad, 40 Eidsvoll, 42 Hurdal",
  "33": "01 Drammen, 03 Kongsberg, 05 Ringerike, 10 Hole, 12 Lier, 14 Øvre Eiker, 16 Modum, 18 Krødsherad, 20 Flå, 22 Nesbyen, 24 Gol, 26 Hemsedal, 28 Ål, 30 Hol, 32 Sigdal, 34 Flesberg, 36 Rollag, 38 Nore og Uvdal",
  "34": "01 Kongsvinger, 03 Hamar, 05 Lillehammer, 07 Gjøvik, 11 Ringsaker, 12 Løten, 13 Stange, 14 Nord-Odal, 15 Sør-Odal, 16 Eidskog, 17 Grue, 18 Åsnes, 19 Våler, 20 Elverum, 21 Trysil, 22 Åmot, 23 Stor-Elvdal, 24 Rendalen, 25 Engerdal, 26 Tolga, 27 Tynset, 28 Alvdal, 29 Folldal, 30 Os, 31 Dovre, 32 Lesja, 33 Skjåk, 34 Lom, 35 Vågå, 36 Nord-Fron, 37 Sel, 38 Sør-Fron, 39 Ringebu, 40 Øyer, 41 Gausdal, 42 Østre Toten, 43 Vestre Toten, 46 Gran, 47 Søndre Land, 48 Nordre Land, 49 Sør-Aurdal, 50 Etnedal, 51 Nord-Aurdal, 52 Vestre Slidre, 53 Øystre Slidre, 54 Vang",
  "39": "01 Horten, 03 Holmestrand, 05 Tønsberg, 07 Sandefjord, 09 Larvik, 11 Færder",
  "40": "01 Porsgrunn, 03 Skien, 05 Notodden, 10 Siljan, 12 Bamble, 14 Kragerø, 16 Drangedal, 18 Nome, 20 Midt-Telemark, 22 Seljord, 24 Hjartdal, 26 Tinn, 28 Kviteseid, 30 Nissedal, 32 Fyresdal, 34 Tokke, 36 Vinje",
  "42": "01 Risør, 02 Grimstad, 03 Arendal, 04 Kristiansand, 05 Lindesnes, 06 Farsund, 07 Flekkefjord, 11 Gjerstad, 12 Vegårshei, 13 Tvedestrand, 14 Froland, 15 Lillesand, 16 Birkenes, 17 Åmli, 18 Iveland, 19 Evje og Hornnes, 20 Bygland, 21 Valle, 22 Bykle, 23 Vennesla, 24 Åseral, 25 Lyngdal, 26 Hægebostad, 27 Kvinesdal, 28 Sirdal",
  "46": "01 Bergen, 02 Kinn, 11 Etne, 12 Sveio, 13 Bømlo, 14 Stord, 15 Fitjar, 16 Tysnes, 17 Kvinnherad, 18 Ullensvang, 19 Eidfjord, 20 Ulvik, 21 Voss, 22 Kvam, 23 Samnanger, 24 Bjørnafjorden, 25 Austevoll, 26 Øygarden, 27 Askøy, 28 Vaksdal, 29 Modalen, 30 Osterøy, 31 Alver, 32 Austrheim, 33 Fedje, 34 Masfjorden, 35 Gulen, 36 Solund, 37 Hyllestad, 38 Høyanger, 39 Vik, 40 Sogndal, 41 Aurland, 42 Lærdal, 43 Årdal, 44 Luster, 45 Askvoll, 46 Fjaler, 47 Sunnfjord, 48 Bremanger, 49 Stad, 50 Gloppen, 51 Stryn",
  "50": "01 Trondheim, 06 Steinkjer, 07 Namsos, 14 Frøya, 20 Osen, 21 Oppdal, 22 Rennebu, 25 Røros, 26 Holtålen, 27 Midtre Gauldal, 28 Melhus, 29 Skaun, 31 Malvik, 32 Selbu, 33 Tydal, 34 Meråker, 35 Stjørdal, 36 Frosta, 37 Levanger, 38 Verdal, 41 Snåsa, 42 Lierne, 43 Røyrvik, 44 Namsskogan, 45 Grong, 46 Høylandet, 47 Overhalla, 49 Flatanger, 52 Leka, 53 Inderøy, 54 Indre Fosen, 55 Heim, 56 Hitra, 57 Ørland, 58 Åfjord, 59 Orkland, 60 Nærøysund, 61 Rindal",
  "55": "01 Tromsø, 03 Harstad, 10 Kvæfjord, 12 Tjeldsund, 14 Ibestad, 16 Gratangen, 18 Lavangen, 20 Bardu, 22 Salangen, 24 Målselv, 26 Sørreisa, 28 Dyrøy, 30 Senja, 32 Balsfjord, 34 Karlsøy, 36 Lyngen, 38 Storfjord, 40 Kåfjord, 42 Skjervøy, 44 Nordreisa, 46 Kvænangen",
  "56": "01 Alta, 03 Hammerfest, 05 Sør-Varanger, 07 Vadsø, 10 Karasjok, 12 Kautokeino, 14 Loppa, 16 Hasvik, 18 Måsøy, 20 Nordkapp, 22 Porsanger, 24 Lebesby, 26 Gamvik, 28 Tana, 30 Berlevåg, 32 Båtsfjord, 34 Vardø, 36 Nesseby",
  "21": "00 Svalbard, 11 Longyearbyen",
};

/** Two municipalities of one name: south or north of a latitude. */
const NAMESAKES: Record<string, { latitude: number; south: County; north: County }> = {
  heroy: { latitude: 64, south: "15", north: "18" },
  valer: { latitude: 60, south: "31", north: "34" },
};

interface Municipality {
  /** Four digits; the first two are its county's. */
  number: string;
  name: string;
  county: County;
}

const ALL = COUNTIES.flatMap((county) =>
  MUNICIPALITIES[county].split(", ").map((told): Municipality => {
    return { number: county + told.slice(0, 2), name: told.slice(3), county };
  }),
);

/** In the order of their numbers. */
export const municipalitiesIn = (county: County): Municipality[] => ALL.filter((one) => one.county === county);

export const findMunicipality = (number: string): Municipality | null =>
  ALL.find((one) => one.number === number) ?? null;

const COUNTY_OF = new Map(ALL.map(({ name, county }) => [placeKey(name), county]));

function countyOf({ municipality, plainName, position }: KnownPlace): County | undefined {
  const key = placeKey(municipality.replace(/ \(.*/, "") || plainName);
  const namesakes = NAMESAKES[key];
  return namesakes ? (position.lat < namesakes.latitude ? namesakes.south : namesakes.north) : COUNTY_OF.get(key);
}

const PLACES_OF_COUNTIES = PLACES.flatMap((place) => {
  const county = countyOf(place);
  return county ? [{ county, position: place.position }] : [];
});

/** Further from every place is abroad or at sea. */
const FARTHEST_KM = 60;

/** By the nearest place; null abroad and at sea. */
export function countyAt(position: Position): County | null {
  let nearest: County | null = null;
  let shortest = FARTHEST_KM;
  for (const place of PLACES_OF_COUNTIES) {
    const distance = distanceKm(position, place.position);
    if (distance >= shortest) continue;
    nearest = place.county;
    shortest = distance;
  }
  return nearest;
}
