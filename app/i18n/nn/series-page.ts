export const seriesPageMessages = {
  title: "Serien",
  description: "Alle datoane i ein serie.",
  change: "Endre eller forleng serien",
  changeTitle: "Endre serien",
  changeText: "Det som passar med den nye regelen, blir ståande som det er. Alt som har vore, òg.",
  from: "Frå og med",
  fromHint: "Datoar før denne blir ståande.",
  leftOut: "Dagar som går ut",
  repeatsFrom: (repeats: string, day: string) => `${repeats} frå ${day}`,
  includeExceptions: (n: number) =>
    n === 1 ? "Ta òg med den eine som er endra for hand" : `Ta òg med dei ${n} som er endra for hand`,
  removedTitle: (n: number) =>
    n === 1 ? "Éin dato passar ikkje lenger, og blir sletta" : `${n} datoar passar ikkje lenger, og blir sletta`,
  removedText: "Dei ligg i papirkorga i 30 dagar, og kan hentast tilbake derifrå, òg for dei som har lagra dei.",
  confirm: "Slett dei og lagre",
  noneComing: "Serien har ingen komande datoar",
  nonePast: "Serien har ingen tidlegare datoar",
};
