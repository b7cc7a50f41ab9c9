/** Articles are in help/. */
export const helpMessages = {
  title: "Hjelp",
  description: "Slik gjer du det på Samling: for besøkande, for kyrkjelydar og for dei som driv sida.",
  intro: "Slik gjer du det, steg for steg.",
  searchLabel: "Søk i hjelpa",
  search: "Søk",
  audiences: {
    visitors: "For deg som leitar",
    secretaries: "For kyrkjelydar og andre arrangørar",
    superadmins: "For dei som driv Samling",
  },
  found: (n: number, query: string) => `${n} treff på «${query}»`,
  noneFound: "Prøv eit anna ord, eller skriv til oss.",
  all: "Sjå alt i hjelpa",
  goodToKnow: "Godt å vite",
  seeAlso: "Sjå òg",
  notHelped: "Fann du ikkje svaret?",
  notHelpedText: "Skriv til dei som driv Samling. Du treng ikkje konto.",
  write: "Skriv til oss",
};
