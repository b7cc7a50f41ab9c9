/** `thousands` is of its municipality, roughly. */
export interface DemoTown {
  name: string;
  postcode: string;
  lat: number;
  lng: number;
  thousands: number;
}

const town = (name: string, postcode: string, lat: number, lng: number, thousands: number): DemoTown => ({
  name,
  postcode,
  lat,
  lng,
  thousands,
});

export const TOWNS: readonly DemoTown[] = [
  town("Kristiansand", "4611", 58.1467, 7.9956, 116),
  town("Lillesand", "4790", 58.2488, 8.377, 11),
  town("Grimstad", "4876", 58.3405, 8.5934, 25),
  town("Arendal", "4836", 58.4618, 8.7725, 46),
  town("Risør", "4950", 58.7206, 9.2342, 7),
  town("Mandal", "4515", 58.0294, 7.4609, 27),
  town("Flekkefjord", "4400", 58.2971, 6.6607, 9),
  town("Egersund", "4370", 58.4513, 5.9997, 15),
  town("Bryne", "4340", 58.7352, 5.6477, 19),
  town("Sandnes", "4306", 58.8524, 5.7352, 84),
  town("Stavanger", "4006", 58.97, 5.7331, 148),
  town("Haugesund", "5527", 59.4138, 5.268, 38),
  town("Leirvik", "5401", 59.7798, 5.5005, 19),
  town("Odda", "5750", 60.0697, 6.5464, 11),
  town("Bergen", "5003", 60.3913, 5.3221, 291),
  town("Voss", "5700", 60.6285, 6.414, 16),
  town("Sogndal", "6856", 61.2292, 7.0967, 12),
  town("Førde", "6800", 61.4519, 5.8571, 22),
  town("Florø", "6900", 61.5996, 5.0328, 17),
  town("Ålesund", "6002", 62.4722, 6.1495, 58),
  town("Molde", "6413", 62.7375, 7.1591, 32),
  town("Kristiansund", "6509", 63.1103, 7.7281, 24),
  town("Porsgrunn", "3915", 59.1405, 9.6561, 37),
  town("Skien", "3717", 59.2096, 9.609, 56),
  town("Notodden", "3675", 59.5595, 9.2586, 13),
  town("Rjukan", "3660", 59.8786, 8.5932, 6),
  town("Kongsberg", "3611", 59.6687, 9.6502, 29),
  town("Larvik", "3256", 59.0532, 10.0352, 48),
  town("Sandefjord", "3210", 59.1312, 10.2166, 66),
  town("Tønsberg", "3110", 59.2676, 10.4076, 58),
  town("Drammen", "3015", 59.7439, 10.2045, 104),
  town("Asker", "1384", 59.8333, 10.4392, 98),
  town("Sandvika", "1337", 59.8895, 10.5246, 130),
  town("Oslo", "0155", 59.9139, 10.7522, 717),
  town("Lillestrøm", "2000", 59.956, 11.0493, 92),
  town("Jessheim", "2050", 60.1414, 11.1751, 44),
  town("Moss", "1530", 59.434, 10.6577, 51),
  town("Fredrikstad", "1606", 59.2181, 10.9298, 85),
  town("Sarpsborg", "1706", 59.2839, 11.1096, 60),
  town("Halden", "1771", 59.1225, 11.3871, 32),
  town("Kongsvinger", "2211", 60.1912, 11.9992, 18),
  town("Hønefoss", "3510", 60.1699, 10.2557, 32),
  town("Fagernes", "2900", 60.9858, 9.2325, 7),
  town("Gjøvik", "2815", 60.7957, 10.6916, 31),
  town("Hamar", "2317", 60.7945, 11.068, 33),
  town("Elverum", "2406", 60.8819, 11.5623, 22),
  town("Lillehammer", "2609", 61.1153, 10.4662, 29),
  town("Otta", "2670", 61.7726, 9.5397, 6),
  town("Tynset", "2500", 62.2758, 10.7817, 6),
  town("Røros", "7374", 62.5747, 11.3842, 6),
  town("Oppdal", "7340", 62.5943, 9.6912, 7),
  town("Trondheim", "7011", 63.4305, 10.3951, 215),
  town("Stjørdal", "7500", 63.4693, 10.917, 25),
  town("Levanger", "7600", 63.7464, 11.2996, 20),
  town("Steinkjer", "7713", 64.0149, 11.4954, 24),
  town("Namsos", "7800", 64.4662, 11.4957, 15),
  town("Mosjøen", "8656", 65.837, 13.191, 13),
  town("Mo i Rana", "8622", 66.3128, 14.1428, 26),
  town("Bodø", "8006", 67.2804, 14.4049, 54),
  town("Svolvær", "8300", 68.2342, 14.5683, 10),
  town("Sortland", "8400", 68.6934, 15.413, 11),
  town("Narvik", "8514", 68.4385, 17.4273, 22),
  town("Harstad", "9405", 68.7986, 16.5415, 25),
  town("Finnsnes", "9300", 69.23, 17.9811, 15),
  town("Tromsø", "9008", 69.6492, 18.9553, 78),
  town("Alta", "9510", 69.9689, 23.2716, 21),
  town("Kautokeino", "9520", 69.0125, 23.0412, 3),
  town("Karasjok", "9730", 69.4719, 25.5112, 3),
  town("Hammerfest", "9600", 70.6634, 23.6821, 11),
  town("Vadsø", "9800", 70.0744, 29.7491, 6),
  town("Kirkenes", "9900", 69.7269, 30.0456, 10),
];

export function townNamed(name: string): DemoTown {
  const found = TOWNS.find((town) => town.name === name);
  if (!found) throw new Error(`No town named ${name}`);
  return found;
}

/** Kilometres, in a random direction. */
export function nearTown(town: DemoTown, random: { gaussian(): number }, km: number): { lat: number; lng: number } {
  const lat = town.lat + (random.gaussian() * km) / 111;
  const lng = town.lng + (random.gaussian() * km) / (111 * Math.cos((town.lat * Math.PI) / 180));
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}
