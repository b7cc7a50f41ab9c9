import type { County } from "~/domain/places/counties";
import { distanceKm, type Position } from "~/domain/places/position";
import { type KnownPlace, placeKey, PLACES } from "./places";

/** As of 2024. */
const MUNICIPALITIES: Record<County, string> = {
  "03": "Oslo",
  "11": "Eigersund, Stavanger, Haugesund, Sandnes, Sokndal, Lund, Bjerkreim, Hå, Klepp, Time, Gjesdal, Sola, Randaberg, Strand, Hjelmeland, Suldal, Sauda, Kvitsøy, Bokn, Tysvær, Karmøy, Utsira, Vindafjord",
  "15": "Kristiansund, Molde, Ålesund, Vanylven, Sande, Ulstein, Hareid, Ørsta, Stranda, Sykkylven, Sula, Giske, Vestnes, Rauma, Aukra, Averøy, Gjemnes, Tingvoll, Sunndal, Surnadal, Smøla, Aure, Volda, Fjord, Hustadvika, Haram",
  "18": "Bodø, Narvik, Bindal, Sømna, Brønnøy, Vega, Vevelstad, Alstahaug, Leirfjord, Vefsn, Grane, Hattfjelldal, Dønna, Nesna, Hemnes, Rana, Lurøy, Træna, Rødøy, Meløy, Gildeskål, Beiarn, Saltdal, Fauske, Sørfold, Steigen, Lødingen, Evenes, Røst, Værøy, Flakstad, Vestvågøy, Vågan, Hadsel, Bø, Øksnes, Sortland, Andøy, Moskenes, Hamarøy",
  "31": "Halden, Moss, Sarpsborg, Fredrikstad, Hvaler, Råde, Våler, Skiptvet, Indre Østfold, Rakkestad, Marker, Aremark",
  "32": "Bærum, Asker, Lillestrøm, Nordre Follo, Ullensaker, Nesodden, Frogn, Vestby, Ås, Enebakk, Lørenskog, Rælingen, Aurskog-Høland, Nes, Gjerdrum, Nittedal, Lunner, Jevnaker, Nannestad, Eidsvoll, Hurdal",
  "33": "Drammen, Kongsberg, Ringerike, Hole, Lier, Øvre Eiker, Modum, Krødsherad, Flå, Nesbyen, Gol, Hemsedal, Ål, Hol, Sigdal, Flesberg, Rollag, Nore og Uvdal",
  "34": "Kongsvinger, Hamar, Lillehammer, Gjøvik, Ringsaker, Løten, Stange, Nord-Odal, Sør-Odal, Eidskog, Grue, Åsnes, Elverum, Trysil, Åmot, Stor-Elvdal, Rendalen, Engerdal, Tolga, Tynset, Alvdal, Folldal, Os, Dovre, Lesja, Skjåk, Lom, Vågå, Nord-Fron, Sel, Sør-Fron, Ringebu, Øyer, Gausdal, Østre Toten, Vestre Toten, Gran, Søndre Land, Nordre Land, Sør-Aurdal, Etnedal, Nord-Aurdal, Vestre Slidre, Øystre Slidre, Vang",
  "39": "Horten, Holmestrand, Tønsberg, Sandefjord, Larvik, Færder",
  "40": "Porsgrunn, Skien, Notodden, Siljan, Bamble, Kragerø, Drangedal, Nome, Midt-Telemark, Seljord, Hjartdal, Tinn, Kviteseid, Nissedal, Fyresdal, Tokke, Vinje",
  "42": "Risør, Grimstad, Arendal, Kristiansand, Lindesnes, Farsund, Flekkefjord, Gjerstad, Vegårshei, Tvedestrand, Froland, Lillesand, Birkenes, Åmli, Iveland, Evje og Hornnes, Bygland, Valle, Bykle, Vennesla, Åseral, Lyngdal, Hægebostad, Kvinesdal, Sirdal",
  "46": "Bergen, Kinn, Etne, Sveio, Bømlo, Stord, Fitjar, Tysnes, Kvinnherad, Ullensvang, Eidfjord, Ulvik, Voss, Kvam, Samnanger, Bjørnafjorden, Austevoll, Øygarden, Askøy, Vaksdal, Modalen, Osterøy, Alver, Austrheim, Fedje, Masfjorden, Gulen, Solund, Hyllestad, Høyanger, Vik, Sogndal, Aurland, Lærdal, Årdal, Luster, Askvoll, Fjaler, Sunnfjord, Bremanger, Stad, Gloppen, Stryn",
  "50": "Trondheim, Steinkjer, Namsos, Frøya, Osen, Oppdal, Rennebu, Røros, Holtålen, Midtre Gauldal, Melhus, Skaun, Malvik, Selbu, Tydal, Meråker, Stjørdal, Frosta, Levanger, Verdal, Snåsa, Lierne, Røyrvik, Namsskogan, Grong, Høylandet, Overhalla, Flatanger, Leka, Inderøy, Indre Fosen, Heim, Hitra, Ørland, Åfjord, Orkland, Nærøysund, Rindal",
  "55": "Tromsø, Harstad, Kvæfjord, Tjeldsund, Ibestad, Gratangen, Lavangen, Bardu, Salangen, Målselv, Sørreisa, Dyrøy, Senja, Balsfjord, Karlsøy, Lyngen, Storfjord, Kåfjord, Skjervøy, Nordreisa, Kvænangen",
  "56": "Alta, Hammerfest, Sør-Varanger, Vadsø, Karasjok, Kautokeino, Loppa, Hasvik, Måsøy, Nordkapp, Porsanger, Lebesby, Gamvik, Tana, Berlevåg, Båtsfjord, Vardø, Nesseby",
  "21": "Svalbard, Longyearbyen",
};

/** Two municipalities of one name: south or north of a latitude. */
const NAMESAKES: Record<string, { latitude: number; south: County; north: County }> = {
  heroy: { latitude: 64, south: "15", north: "18" },
  valer: { latitude: 60, south: "31", north: "34" },
};

const COUNTY_OF = new Map(
  Object.entries(MUNICIPALITIES).flatMap(([county, names]) =>
    names.split(", ").map((name) => [placeKey(name), county as County] as const),
  ),
);

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
