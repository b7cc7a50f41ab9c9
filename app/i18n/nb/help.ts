import type { HelpAudience } from "~/domain/help/articles";

/** Articles are in help/. */
export const helpMessages = {
  title: "Hjelp",
  description: "Slik gjør du det på Samling: for besøkende, for menigheter og for dem som driver siden.",
  intro: "Slik gjør du det, steg for steg.",
  searchLabel: "Søk i hjelpen",
  search: "Søk",
  audiences: {
    visitors: "For deg som leter",
    secretaries: "For menigheter og andre arrangører",
    superadmins: "For dem som driver Samling",
  } satisfies Record<HelpAudience, string> as Record<HelpAudience, string>,
  found: (n: number, query: string) => `${n === 1 ? "1 treff" : `${n} treff`} på «${query}»`,
  noneFound: "Prøv et annet ord, eller skriv til oss.",
  all: "Se alt i hjelpen",
  goodToKnow: "Godt å vite",
  seeAlso: "Se også",
  notHelped: "Fant du ikke svaret?",
  notHelpedText: "Skriv til dem som driver Samling. Du trenger ikke konto.",
  write: "Skriv til oss",
};
