export const seriesPageMessages = {
  title: "Serien",
  description: "Alle datoene i en serie.",
  change: "Endre eller forleng serien",
  changeTitle: "Endre serien",
  changeText: "Det som passer med den nye regelen, blir stående som det er. Alt som har vært, også.",
  from: "Fra og med",
  fromHint: "Datoer før denne blir stående.",
  leftOut: "Dager som utgår",
  repeatsFrom: (repeats: string, day: string) => `${repeats} fra ${day}`,
  includeExceptions: (n: number) =>
    n === 1 ? "Ta også med den ene som er endret for hånd" : `Ta også med de ${n} som er endret for hånd`,
  removedTitle: (n: number) =>
    n === 1 ? "Én dato passer ikke lenger, og blir slettet" : `${n} datoer passer ikke lenger, og blir slettet`,
  removedText: "De ligger i papirkurven i 30 dager, og kan hentes tilbake derfra, også for dem som har lagret dem.",
  confirm: "Slett dem og lagre",
  noneComing: "Serien har ingen kommende datoer",
  nonePast: "Serien har ingen tidligere datoer",
};
