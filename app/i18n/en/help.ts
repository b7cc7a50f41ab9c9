/** Articles are in help/. */
export const helpMessages = {
  title: "Help",
  description: "How to do things on Samling: for visitors, for congregations and for those who run the site.",
  intro: "How to do it, step by step.",
  searchLabel: "Search the help",
  search: "Search",
  audiences: {
    visitors: "For you who are looking",
    secretaries: "For congregations and other organisers",
    superadmins: "For those who run Samling",
  },
  found: (n: number, query: string) => `${n === 1 ? "1 article" : `${n} articles`} for “${query}”`,
  noneFound: "Try another word, or write to us.",
  all: "See all of the help",
  goodToKnow: "Good to know",
  seeAlso: "See also",
  notHelped: "Did you not find the answer?",
  notHelpedText: "Write to those who run Samling. You need no account.",
  write: "Write to us",
};
