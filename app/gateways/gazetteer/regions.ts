import { type Place, placeKey } from "./places";

export interface Region extends Place {
  /** From its middle, most of it is so near. */
  radiusKm: number;
}

/** Counties, landscapes and parts of towns: names (the first is shown), latitude, longitude of the middle, kilometres. */
const REGIONS = `
Agder/Sørlandet|58.3|7.9|100
Aust-Agder|58.6|8.6|50
Vest-Agder|58.2|7.3|50
Akershus/Romerike|60.0|11.2|50
Buskerud|60.2|9.6|100
Finnmark|70.1|25.5|200
Innlandet/Hedmark/Oppland|61.1|10.7|100
Møre og Romsdal|62.6|7.2|100
Nordland|67.0|14.6|200
Nord-Norge|69.0|18.5|200
Rogaland|59.0|6.0|100
Telemark|59.3|9.2|50
Troms|69.4|19.0|200
Trøndelag|63.8|10.9|200
Nord-Trøndelag|64.3|11.9|100
Sør-Trøndelag|63.2|10.3|100
Vestfold|59.2|10.3|50
Vestland/Vestlandet|60.8|6.0|200
Østfold|59.3|11.1|50
Østlandet|60.2|10.8|100
Svalbard|78.2|15.6|100
Dalane|58.5|6.2|50
Fosen|63.8|10.0|50
Gudbrandsdalen|61.6|9.7|100
Gauldalen|63.0|10.6|50
Glåmdalen|60.4|12.0|50
Grenland|59.1|9.6|25
Hadeland|60.4|10.6|25
Hallingdal|60.6|8.9|50
Haugalandet|59.4|5.4|50
Hardanger|60.2|6.6|50
Hedmarken|60.8|11.1|50
Helgeland|66.0|13.2|100
Hordaland|60.3|6.0|100
Indre Østfold|59.6|11.3|50
Innherred|63.8|11.5|50
Jæren|58.7|5.7|25
Land|60.7|10.2|50
Lofoten|68.2|14.0|100
Midt-Norge|63.4|10.4|200
Namdalen|64.5|12.0|100
Nedre Romerike|59.95|11.1|25
Nordfjord|61.9|6.0|50
Nordhordland|60.6|5.3|50
Nordmøre|63.0|8.2|50
Numedal|60.0|9.2|50
Ofoten|68.4|17.2|50
Orkladalen|63.1|9.8|50
Romsdal|62.6|7.6|50
Ryfylke|59.3|6.2|50
Salten|67.3|15.0|100
Setesdal|59.0|7.6|50
Sogn|61.2|6.9|100
Sogn og Fjordane|61.5|6.3|100
Solør|60.6|11.9|50
Stjørdalen|63.5|11.2|50
Sunnfjord|61.45|5.9|50
Sunnhordland|59.9|5.5|50
Sunnmøre|62.35|6.3|50
Toten|60.6|10.8|25
Vesterålen|68.75|15.1|50
Andøya|69.1|15.7|50
Valdres|61.0|9.2|50
Østerdalen|61.8|11.0|100
Øvre Romerike|60.2|11.2|25
Alna|59.93|10.85|25
Bislett|59.925|10.733|25
Bjerke|59.94|10.81|25
Bøler|59.884|10.845|25
Ekeberg|59.9|10.78|25
Frogner|59.92|10.70|25
Furuset|59.942|10.896|25
Gamlebyen/Gamle Oslo|59.905|10.768|25
Grorud|59.961|10.88|25
Grünerløkka/Løkka|59.923|10.758|25
Groruddalen|59.95|10.88|25
Holmlia|59.834|10.8|25
Kampen|59.913|10.78|25
Lambertseter|59.874|10.81|25
Majorstuen/Majorstua|59.93|10.713|25
Nordre Aker|59.955|10.76|25
Nordstrand|59.867|10.79|25
Nydalen|59.95|10.765|25
Oppsal|59.893|10.84|25
Røa|59.947|10.644|25
Sagene|59.938|10.752|25
Sinsen|59.94|10.782|25
Stovner|59.962|10.923|25
St. Hanshaugen|59.925|10.74|25
Søndre Nordstrand|59.83|10.81|25
Torshov|59.935|10.765|25
Tøyen|59.915|10.772|25
Ullern|59.925|10.655|25
Vestre Aker|59.955|10.68|25
Vinderen|59.943|10.704|25
Vålerenga|59.908|10.787|25
Østensjø|59.89|10.83|25
Arna|60.42|5.47|25
Åsane|60.47|5.32|25
Bergenhus|60.4|5.32|25
Fyllingsdalen|60.35|5.29|25
Fana|60.27|5.35|25
Laksevåg|60.39|5.27|25
Landås|60.36|5.36|25
Loddefjord|60.36|5.24|25
Nesttun|60.32|5.35|25
Sandviken|60.41|5.32|25
Ytrebygda|60.29|5.27|25
Byåsen|63.4|10.33|25
Heimdal|63.35|10.36|25
Lade|63.445|10.44|25
Nardo|63.4|10.42|25
Ranheim|63.43|10.53|25
Strinda|63.42|10.45|25
Tiller|63.36|10.38|25
Hillevåg|58.94|5.74|25
Hundvåg|58.99|5.73|25
Madla|58.95|5.66|25
Tasta|58.99|5.69|25
Fantoft|60.34|5.35|25
Kroken|69.68|19.05|25
Tromsdalen|69.64|19.0|25
Lund i Kristiansand|58.15|8.02|25
Vågsbygd|58.12|7.95|25
`;

/** By each of its names, as `placeKey` writes it. */
export const REGIONS_BY_KEY: ReadonlyMap<string, Region> = new Map(
  REGIONS.trim()
    .split("\n")
    .flatMap((line) => {
      const [names = "", lat, lng, km] = line.split("|");
      const [name = "", ...others] = names.split("/");
      const position = { lat: Number(lat), lng: Number(lng) };
      const region = { name, region: null, position, postcode: null, radiusKm: Number(km) };
      return [name, ...others].map((written) => [placeKey(written), region] as const);
    }),
);

export const findRegion = (text: string): Region | null => REGIONS_BY_KEY.get(placeKey(text)) ?? null;
