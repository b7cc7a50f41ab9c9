import type { HostPart } from "~/domain/events/hosts";
import type { Programme } from "./programmes/programme";

type Special = Omit<Programme, "rhythm"> & {
  stem: string;
  time: string;
  minutes: number;
  /** Its text in English as well. */
  english?: { title: string; text: string };
  /** Who else holds it, by stem. */
  hosts?: readonly (readonly [stem: string, part: HostPart])[];
};

/** Still running; begun days ago. */
export const RUNNING: readonly (Special & { daysAgo: number })[] = [
  {
    stem: "Ravnelia",
    daysAgo: 1,
    time: "17:00",
    type: "conference",
    titles: ["Byen og håpet – konferanse for hele landet"],
    texts: [
      "Tre dager med foredrag, verksteder og bønn om hva kirken kan være i byen. Dagspass selges i våpenhuset, og kveldsmøtene er gratis.",
    ],
    minutes: 4200,
    tags: ["konferanse", "by"],
    guest: "speaker",
  },
  {
    stem: "Orresund",
    daysAgo: 2,
    time: "16:00",
    type: "conference",
    titles: ["Nordlysdagene"],
    texts: [
      "Fire døgn med konserter, vandringer og samtaler i mørket og lyset. Programmet ligger på nettsiden og på butikken.",
    ],
    minutes: 5760,
    tags: ["festival", "nord"],
    scene: "northern-lights",
  },
  {
    stem: "Svaletun",
    daysAgo: 9,
    time: "10:00",
    type: "other",
    titles: ["Lys og glass – utstilling i kirkerommet"],
    texts: ["Elever fra kulturskolen viser glassmalerier laget av gjenbrukt glass. Åpent hver dag fra ti til fire."],
    minutes: 57_600,
    tags: ["kunst", "utstilling"],
    scene: "stained-glass",
  },
];

/** They test the layout, and show what few have. */
export const UNUSUAL: readonly (Special & { inDays: number; isAllDay?: true })[] = [
  {
    stem: "Nøstebakken",
    inDays: 5,
    time: "18:00",
    type: "concert",
    titles: ["Lysvandring mellom tre kirkerom"],
    texts: [
      "Vi går med fakler fra kirken til bryggene, synger underveis og ender med suppe hos Bryggekanten. Tre menigheter er vertskap.",
    ],
    english: {
      title: "Walk of lights between three churches",
      text: "We walk with torches from the church to the wharves, sing on the way, and end with soup at Bryggekanten. Three congregations are your hosts.",
    },
    minutes: 120,
    tags: ["lys", "sang"],
    hosts: [
      ["Bryggekanten", "place"],
      ["Tirsdagsbordet", "partner"],
    ],
  },
  {
    stem: "Ravnelia",
    inDays: 3,
    time: "16:30",
    type: "other",
    titles: ["Langbord for hele byen"],
    texts: ["Ett bord gjennom hele kirkerommet. Ta med en rett fra der du kommer fra; vi dekker på og lager resten."],
    english: {
      title: "One long table for the whole city",
      text: "One table through the whole church. Bring a dish from where you come from; we lay the table and cook the rest.",
    },
    minutes: 180,
    tags: ["måltid", "fellesskap"],
    hosts: [
      ["Manyrooms", "partner"],
      ["Saltogglød", "partner"],
    ],
  },
  {
    stem: "Lillemyr",
    inDays: 0,
    time: "23:30",
    type: "prayer",
    titles: ["Kompletorium, nattens bønn"],
    texts: ["Stillhet, salmer og levende lys inn i det nye døgnet. Kom som du er; ingen spør etter noe."],
    minutes: 45,
    tags: ["tidebønn"],
    scene: "candles",
  },
  {
    stem: "Vatnetimellom",
    inDays: 2,
    time: "10:30",
    type: "other",
    titles: [
      "Grensesprengende økumenisk formiddagsfrokost med foredrag, allsang, loddsalg og en aldri så liten hyggestund for hele bygda, hyttefolket og alle som er på gjennomreise",
    ],
    texts: ["Frokosten står på bordet til alle er mette. Ta gjerne med noe å dele."],
    minutes: 90,
    tags: ["frokost"],
  },
  {
    stem: "Kvernåsen",
    inDays: 1,
    time: "18:00",
    type: "other",
    titles: ["Menighetsrådsvalgkampavslutningsarrangement"],
    texts: ["Kandidatene svarer på spørsmål fra salen. Kaffe."],
    minutes: 90,
    tags: ["menighetsråd"],
  },
  {
    stem: "Sofakroken",
    inDays: 1,
    time: "20:00",
    type: "youth",
    titles: ["«Hva nå, da?» – en kveld om tvil 🕯️"],
    texts: ["Ta med spørsmålene dine. Vi har ingen svar, men god te."],
    minutes: 120,
    tags: ["student", "tvil"],
  },
  {
    stem: "Loftetung",
    inDays: 2,
    time: "19:00",
    type: "youth",
    titles: ["Pizza & prat <3"],
    texts: ["Akkurat det tittelen sier."],
    minutes: 180,
    tags: ["ungdom", "pizza"],
  },
  {
    stem: "Heidersro",
    inDays: 3,
    time: "11:00",
    type: "other",
    titles: ["STORMESSE!!! ALLE TIDERS KAKELOTTERI – HJERTELIG VELKOMMEN"],
    texts: ["HUSK KONTANTER. Kortterminalen er på ferie."],
    minutes: 300,
    tags: ["messe"],
    scene: "coffee-table",
  },
  {
    stem: "Lillemyr",
    inDays: 4,
    time: "06:00",
    type: "prayer",
    titles: ["Laudes"],
    texts: ["Morgenbønn."],
    minutes: 20,
    tags: [],
  },
  {
    stem: "Bálggis",
    inDays: 4,
    time: "18:00",
    type: "prayer",
    titles: ["Rohkosboddu čázi luhtte – bønn ved vannet, jieŋa alde ja násttiid vuolde"],
    texts: ["Bures boahtin! Vi møtes ved råka. Kle deg godt."],
    minutes: 45,
    tags: ["nordsamisk"],
    scene: "lavvo",
  },
  {
    stem: "Tidløsa",
    inDays: 5,
    time: "00:00",
    type: "other",
    titles: ["Pilegrimsdag"],
    texts: ["Gå hele dagen eller en time, alene eller sammen. Merket løype fra tunet, kart i postkassen."],
    minutes: 1440,
    tags: ["pilegrim"],
    place: "outdoors",
    isAllDay: true,
  },
  {
    stem: "Manyrooms",
    inDays: 6,
    time: "12:30",
    type: "other",
    titles: ["Q&A: “What do Norwegians mean when they say «koselig»?”"],
    texts: ["A gentle introduction to waffles, candles and silence."],
    minutes: 90,
    tags: ["English"],
  },
  {
    stem: "Kjøkkenbordet",
    inDays: 7,
    time: "17:00",
    type: "service",
    titles: ["Ø"],
    texts: ["En kort gudstjeneste om en øy."],
    minutes: 30,
    tags: ["kort"],
    place: "online",
  },
];
