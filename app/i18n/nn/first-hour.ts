export const firstHourMessages = {
  title: "Kom i gang",
  description: "Den første timen på Samling, steg for steg.",
  intro: "Fem små steg, så er de på plass. Ta dei i den rekkefølgja du vil; dei blir kryssa av når dei er gjorde.",
  done: (n: number, all: number) => (n === all ? "Alt er gjort" : `${n} av ${all} er gjort`),
  isDone: "Gjort",
  isLeft: "Står att",
  steps: {
    profile: {
      title: "Sei kven de er",
      text: "Ein omtale og adressa, så folk i nærleiken finn dykk.",
    },
    picture: { title: "Legg til eit bilete", text: "Av kyrkja eller huset, eller merket dykkar." },
    events: {
      title: "Få inn det første arrangementet",
      text: "Lim inn lenka til kalenderen de har, eller programmet, eller skriv eitt sjølv.",
    },
    team: { title: "Inviter éin til", text: "Då er det ikkje du åleine som kan rette noko når det hastar." },
    website: {
      title: "Vis arrangementa på dykkar eiga nettside",
      text: "Kopier koden, eller gi folk lenka til kalenderen. Blir kryssa av dagen etter at nokon har sett dei der.",
    },
  },
  putAway: "Legg bort",
  bringBack: "Hent fram att",
  stands: "Står på dashbordet til alt er gjort. Legg du lista bort, er ho framleis her.",
  isAway: "Er ikkje på dashbordet no. Berre du avgjer det for deg.",
  failed: "Det blei ikkje gjort. Prøv igjen.",
};
