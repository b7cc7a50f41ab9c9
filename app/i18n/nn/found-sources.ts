import type { foundSourceMessages as nb } from "../nb/found-sources";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const foundSourceMessages: typeof nb = {
  title: "Funne på nettsidene",
  description: "Arrangement på nettsidene til kyrkjelydar som ikkje har kome hit sjølve enno.",
  intro:
    "Nettsidene til sidene frå Einingsregisteret blir lesne høgst éin gong i veka, når robots.txt slepp oss til. Her står det vi fann. Eit ja viser det som er sikkert, merkt, og held det oppdatert.",
  waiting: (n: number) =>
    n === 0 ? "Ingenting ventar på eit ja." : `${count(n, "kjelde", "kjelder")} ventar på eit ja`,
  looked: (n: number, closed: number, away: number) =>
    `Ser på ${count(n, "nettside", "nettsider")}. ${closed} slepp ikkje program inn, ${away} let seg ikkje lese sist.`,
  published: (n: number, events: number) =>
    `Viser ${count(events, "arrangement", "arrangement")} frå ${count(n, "nettside", "nettsider")}.`,
  figures: (rows: number, sure: number, unsure: number, secret: number) =>
    `${rows} funne · ${sure} sikre · ${secret} kan vere private · ${unsure} avviste`,
  review: "Sjå gjennom",
  toRegister: "Til registeret",
  flash: {
    sourceKept: "Kjelda er lesen, og blir halden oppdatert. Arrangementa er merkte til kyrkjelyden sjølv seier ja.",
    sourceLeft: "Vi ser ikkje på den nettsida meir.",
  },
  own: "Dette fann vi på nettsida dykkar. Det står merkt «ikkje stadfesta», og blir ikkje oppdatert, til de har sett gjennom alt og sagt ja.",
  ownReview: "Sjå gjennom det vi fann på nettsida",
};
