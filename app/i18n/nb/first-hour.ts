import type { FirstStep } from "~/domain/organizers/first-hour";

export const firstHourMessages = {
  title: "Kom i gang",
  description: "Den første timen på Samling, steg for steg.",
  intro: "Fem små steg, så er dere på plass. Ta dem i den rekkefølgen du vil; de krysses av når de er gjort.",
  done: (n: number, all: number) => (n === all ? "Alt er gjort" : `${n} av ${all} er gjort`),
  isDone: "Gjort",
  isLeft: "Gjenstår",
  steps: {
    profile: {
      title: "Fortell hvem dere er",
      text: "En beskrivelse og adressen, så folk i nærheten finner dere.",
    },
    picture: { title: "Legg til et bilde", text: "Av kirken eller huset, eller merket deres." },
    events: {
      title: "Få inn det første arrangementet",
      text: "Lim inn lenken til kalenderen dere har, eller programmet, eller skriv ett selv.",
    },
    team: { title: "Inviter en til", text: "Da er det ikke du alene som kan rette noe når det haster." },
    website: {
      title: "Vis arrangementene på deres egen nettside",
      text: "Kopier koden, eller gi folk lenken til kalenderen. Krysses av dagen etter at noen har sett dem der.",
    },
  } satisfies Record<FirstStep, { title: string; text: string }>,
  putAway: "Legg bort",
  bringBack: "Hent fram igjen",
  stands: "Står på dashbordet til alt er gjort. Legger du den bort, er den fortsatt her.",
  isAway: "Er ikke på dashbordet nå. Bare du bestemmer det for deg.",
  failed: "Det ble ikke gjort. Prøv igjen.",
};
