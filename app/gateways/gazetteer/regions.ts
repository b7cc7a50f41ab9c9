import { type Place, placeKey } from "./places";

export interface Region extends Place {
  /** From its middle, most of it is so near. */
  radiusKm: number;
}

/**
 * Counties, landscapes, former municipalities and parts of towns: names (the first is shown), latitude and longitude of
 * the middle, kilometres where they are not 25.
 */
const REGIONS = `
Agder|58.3|7.9|100;Aust-Agder|58.6|8.6|50;Vest-Agder|58.2|7.3|50;Akershus|60.0|11.2|50;Buskerud|60.2|9.6|100
Finnmark|70.1|25.5|200;Innlandet|61.1|10.7|100;Møre og Romsdal|62.6|7.2|100;Nordland|67.0|14.6|200
Nord-Norge/Nordpå/Nordafor|69.0|18.5|200;Rogaland|59.0|6.0|100;Telemark|59.3|9.2|50;Troms|69.4|19.0|200
Trøndelag|63.8|10.9|200;Nord-Trøndelag|64.3|11.9|100;Sør-Trøndelag|63.2|10.3|100;Vestfold|59.2|10.3|50
Vestland|60.8|6.0|200;Østfold|59.3|11.1|50;Østlandet|60.2|10.8|100;Svalbard|78.2|15.6|100;Hordaland|60.3|6.0|100
Sogn og Fjordane|61.5|6.3|100;Hedmark|61.0|11.3|100;Oppland fylke/Oppland|61.3|9.8|100;Vestlandet|60.8|6.0|200
Sørlandet|58.3|7.9|100;Viken|59.9|10.4|100;Vestfold og Telemark|59.3|9.7|100;Troms og Finnmark|69.7|22.0|200
Dalane|58.5|6.2|50;Fosen|63.8|10.0|50;Gudbrandsdalen|61.6|9.7|100;Gauldalen|63.0|10.6|50;Glåmdalen|60.4|12.0|50
Hallingdal|60.6|8.9|50;Haugalandet|59.4|5.4|50;Hardanger/Hardangerfjorden|60.2|6.6|50;Hedmarken|60.8|11.1|50
Helgeland|66.0|13.2|100;Indre Østfold|59.6|11.3|50;Innherred|63.8|11.5|50;Land|60.7|10.2|50;Lofoten|68.1|13.8|50
Midt-Norge|63.4|10.4|200;Namdalen|64.5|12.0|100;Nordfjord|61.9|6.0|50;Nordhordland|60.6|5.3|50;Nordmøre|63.0|8.2|50
Numedal|60.0|9.2|50;Ofoten|68.4|17.2|50;Orkladalen|63.1|9.8|50;Romsdal|62.6|7.6|50;Ryfylke|59.3|6.2|50
Salten|67.3|15.0|100;Setesdal|59.0|7.6|50;Sogn/Sognefjorden|61.2|6.9|100;Solør|60.6|11.9|50;Stjørdalen|63.5|11.2|50
Sunnfjord|61.45|5.9|50;Sunnhordland|59.9|5.5|50;Sunnmøre|62.35|6.3|50;Vesterålen|68.75|15.1|50;Andøya|69.1|15.7|50
Valdres|61.0|9.2|50;Østerdalen|61.8|11.0|100;Romerike|60.1|11.2|50;Nord-Troms|69.8|20.5|100;Midt-Troms|69.1|18.3|50
Sør-Troms|68.8|16.8|50;Vest-Finnmark|70.2|23.8|100;Øst-Finnmark|70.1|28.5|100;Varanger/Varangerfjorden|70.1|29.2|50
Mjøsa/Mjøsregionen/Mjøsområdet/Mjøsbyene|60.75|10.95|50;Oslofjorden|59.4|10.6|50;Trondheimsfjorden|63.6|10.6|50
Nordmarka|60.08|10.65|25;Østmarka|59.85|10.97|25;Hardangervidda|60.2|7.5|50;Jotunheimen|61.6|8.4|50
Dovrefjell|62.2|9.5|50;Lister|58.2|6.9|50;Lofoten og Vesterålen|68.5|14.6|100;Nord-Gudbrandsdalen|61.9|9.0|50
Nord-Østerdalen/Fjellregionen|62.3|11.0|50;Sør-Østerdalen|61.2|11.6|50;Indre Sogn|61.2|7.3|50;Ytre Sogn|61.1|5.4|50
Vest-Telemark|59.5|8.2|50;Sør-Helgeland|65.5|12.4|50;Grenland|59.1|9.6;Hadeland|60.4|10.6;Jæren|58.7|5.7
Nedre Romerike|59.95|11.1;Toten|60.6|10.8;Øvre Romerike|60.2|11.2;Follo|59.75|10.8;Asker og Bærum|59.87|10.5
Nedre Glomma|59.25|11.0;Nord-Jæren|58.9|5.7;Midhordland|60.2|5.3;Drammensregionen|59.75|10.1;Midt-Telemark|59.4|9.1
Fet|59.93|11.17;Skedsmo|59.98|11.04;Hurum|59.65|10.5;Nedre Eiker|59.76|10.03;Eiker|59.76|9.95;Lardal|59.38|9.83
Brunlanes|59.0|9.93;Tjølling|59.05|10.13;Hedrum|59.1|10.05;Onsøy|59.23|10.85;Jeløy/Jeløya|59.44|10.63
Songdalen|58.18|7.82;Audnedal|58.4|7.35;Radøy|60.65|5.05;Gaular|61.37|5.7;Jølster|61.5|6.2;Vågsøy|61.95|5.1
Fræna|62.87|7.15;Hemne|63.28|9.08;Stiklestad|63.797|11.56;Verran|64.0|11.1;Vikna|64.87|11.2;Nærøy|64.85|11.6
Sotra|60.3|5.05;Hinnøya|68.6|15.7|50;Meland/Holsnøy|60.55|5.2;Hisøy|58.44|8.74;Tromøya/Tromøy|58.46|8.85
Høland|59.7|11.5;Odalen/Odal|60.3|11.6;Sauherad|59.4|9.15;Herøy i Sunnmøre|62.35|5.65
Kvam i Hardanger/Kvam herad|60.4|6.15;Nes i Ringsaker/Nes på Hedmarken|60.78|10.95
Fosnes|64.65|11.3;Tysfjord|68.1|16.35;Skånland|68.57|16.6;Lenvik|69.3|17.97;Helgøya|60.72|11.0
Alna|59.93|10.85;Bislett|59.925|10.733;Bjerke|59.94|10.81;Bøler|59.884|10.845;Ekeberg|59.9|10.78;Frogner i Oslo/Frogner|59.92|10.70
Furuset|59.942|10.896;Gamlebyen/Gamle Oslo|59.905|10.768;Grorud|59.961|10.88;Grünerløkka/Løkka|59.923|10.758
Groruddalen|59.95|10.88;Holmlia|59.834|10.8;Kampen|59.913|10.78;Lambertseter|59.874|10.81
Majorstuen/Majorstua|59.93|10.713;Nordre Aker|59.955|10.76;Nordstrand|59.867|10.79;Nydalen|59.95|10.765
Oppsal|59.893|10.84;Røa|59.947|10.644;Sagene|59.938|10.752;Sinsen|59.94|10.782;Stovner|59.962|10.923
St. Hanshaugen|59.925|10.74;Søndre Nordstrand|59.83|10.81;Torshov|59.935|10.765;Tøyen|59.915|10.772
Ullern|59.925|10.655;Vestre Aker|59.955|10.68;Vinderen|59.943|10.704;Vålerenga|59.908|10.787;Østensjø|59.89|10.83
Abildsø|59.88|10.82;Adamstuen|59.933|10.735;Ammerud|59.958|10.87;Bekkelaget/Bekkelagshøgda|59.88|10.78
Bjølsen|59.943|10.757;Bjørndal|59.83|10.83;Bjørvika|59.907|10.757;Bogerud|59.876|10.845;Bygdøy|59.907|10.684
Carl Berner|59.926|10.778;Ellingsrud|59.935|10.92;Ensjø|59.914|10.787;Etterstad|59.908|10.795
Fagerborg|59.928|10.733;Grefsen|59.952|10.785;Grønland|59.912|10.762;Haugenstua|59.953|10.92;Haugerud|59.922|10.855
Hauketo|59.845|10.8;Helsfyr|59.913|10.8;Holmenkollen|59.965|10.667;Hovseter|59.945|10.66;Høybråten|59.945|10.925
Kalbakken|59.953|10.865;Kjelsås|59.964|10.785;Korsvoll|59.97|10.745;Lilleaker|59.919|10.636;Linderud|59.94|10.84
Ljan|59.85|10.785;Løren|59.93|10.79;Manglerud|59.897|10.813;Maridalen|60.0|10.77;Mortensrud|59.85|10.83
Prinsdal|59.83|10.795;Rodeløkka|59.926|10.77;Romsås|59.962|10.895;Ryen|59.895|10.805;Simensbråten|59.894|10.785
Skullerud|59.867|10.84;Skøyen|59.922|10.68;Slemdal|59.95|10.695;Smestad|59.937|10.683;Sørkedalen|60.02|10.63
Teisen|59.915|10.81;Trosterud|59.928|10.865;Tveita|59.913|10.842;Tåsen|59.953|10.752;Ulsrud|59.888|10.855
Ullevål/Ullevål hageby|59.943|10.735;Uranienborg|59.923|10.72;Veitvet|59.945|10.845;Vestli|59.973|10.93
Økern|59.93|10.805;Årvoll|59.948|10.815
Arna|60.42|5.47;Åsane|60.47|5.32;Bergenhus|60.4|5.32;Fyllingsdalen|60.35|5.29;Fana|60.27|5.35;Laksevåg|60.39|5.27
Landås|60.36|5.36;Loddefjord|60.36|5.24;Nesttun|60.32|5.35;Sandviken|60.41|5.32;Ytrebygda|60.29|5.27
Fantoft|60.34|5.35;Danmarks plass|60.375|5.34;Kronstad|60.375|5.345;Møhlenpris|60.385|5.32;Nordnes|60.398|5.305
Nygårdshøyden|60.387|5.325;Slettebakken|60.355|5.35;Solheimsviken|60.378|5.335;Sædalen|60.345|5.365
Byåsen|63.4|10.33;Heimdal|63.35|10.36;Lade|63.445|10.44;Nardo|63.4|10.42;Ranheim|63.43|10.53;Strinda|63.42|10.45
Tiller|63.36|10.38;Bakklandet|63.428|10.405;Lademoen|63.44|10.425;Lerkendal|63.41|10.405;Moholt|63.41|10.43
Møllenberg|63.433|10.42;Rosenborg|63.428|10.42;Singsaker|63.42|10.41;Sluppen|63.397|10.4;Stavset|63.39|10.33
Sverresborg|63.42|10.36
Hillevåg|58.94|5.74;Hundvåg|58.99|5.73;Madla|58.95|5.66;Tasta|58.99|5.69;Eiganes|58.965|5.715;Forus|58.89|5.73
Gausel|58.9|5.745;Hinna|58.92|5.73;Kvernevik|58.98|5.61;Mariero|58.945|5.745;Storhaug|58.97|5.75
Tjensvoll|58.945|5.7;Kroken|69.68|19.05;Tromsdalen|69.64|19.0;Lund i Kristiansand|58.15|8.02;Vågsbygd|58.12|7.95
Hellemyr|58.16|7.95;Hånes|58.17|8.07;Randesund|58.13|8.09;Tinnheia|58.155|7.965;Bragernes|59.745|10.205
Danvik|59.73|10.19;Gulskogen|59.74|10.17;Konnerud|59.715|10.155;Strømsø|59.737|10.2;Åskollen|59.72|10.25
Åssiden|59.755|10.155
`;

/** By each of its names, as `placeKey` writes it; Gudbrandsdal is Gudbrandsdalen. */
export const REGIONS_BY_KEY: ReadonlyMap<string, Region> = new Map(
  REGIONS.trim()
    .split(/[\n;]/)
    .flatMap((line) => {
      const [names = "", lat, lng, km = 25] = line.split("|");
      const [name = "", ...others] = names.split("/");
      const position = { lat: Number(lat), lng: Number(lng) };
      const region = { name, region: null, position, postcode: null, radiusKm: Number(km) };
      return [name, ...others].flatMap((written) =>
        [written, written.replace(/dalen$/, "dal"), written.replace(/dal$/, "dalen")].map(
          (form) => [placeKey(form), region] as const,
        ),
      );
    }),
);

export const findRegion = (text: string): Region | null => REGIONS_BY_KEY.get(placeKey(text)) ?? null;
