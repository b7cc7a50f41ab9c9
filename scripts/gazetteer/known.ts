import type { Position } from "~/domain/places/position";

/** By first and last postcode, to about a kilometre: one centre would be ten kilometres off for many. */
export const DISTRICTS: [first: string, last: string, position: Position][] = [
  ["0201", "0287", { lat: 59.918, lng: 10.7 }],
  ["0301", "0379", { lat: 59.937, lng: 10.71 }],
  ["0401", "0496", { lat: 59.945, lng: 10.765 }],
  ["0501", "0598", { lat: 59.928, lng: 10.79 }],
  ["0601", "0698", { lat: 59.905, lng: 10.815 }],
  ["0701", "0791", { lat: 59.955, lng: 10.655 }],
  ["0801", "0891", { lat: 59.957, lng: 10.74 }],
  ["0901", "0988", { lat: 59.955, lng: 10.87 }],
  ["1001", "1089", { lat: 59.94, lng: 10.895 }],
  ["1101", "1189", { lat: 59.87, lng: 10.79 }],
  ["1201", "1295", { lat: 59.83, lng: 10.815 }],
  ["5101", "5137", { lat: 60.465, lng: 5.325 }],
  ["5141", "5155", { lat: 60.345, lng: 5.29 }],
  ["5160", "5184", { lat: 60.375, lng: 5.26 }],
  ["5221", "5232", { lat: 60.325, lng: 5.35 }],
  ["5235", "5259", { lat: 60.29, lng: 5.31 }],
  ["7053", "7060", { lat: 63.425, lng: 10.5 }],
  ["7070", "7099", { lat: 63.36, lng: 10.36 }],
  ["9020", "9024", { lat: 69.645, lng: 19.0 }],
  ["9100", "9102", { lat: 69.69, lng: 18.87 }],
];

/** GeoNames has only the Sámi or former names of these. */
export const NORWEGIAN_NAMES: Record<string, string> = {
  Aas: "Ås i Tydal",
  Ávanuorri: "Havøysund",
  Kárášjohka: "Karasjok",
  Snåase: "Snåsa",
  Vuonnabahta: "Varangerbotn",
};
