import type { registerPageMessages as nb } from "../nb/register-pages";

const pages = (n: number) => (n === 1 ? "1 page" : `${n} pages`);

export const registerPageMessages: typeof nb = {
  title: "The register",
  description: "Pages for congregations that have not come here themselves yet.",
  intro:
    "Choose a municipality or a county, and see which congregations the register of organisations has there. The pages say that the congregation has not taken them in use.",
  place: "Municipality or county",
  wholeCounty: (county: string) => `All of ${county}`,
  look: "See what there is",
  found: (n: number, place: string) => (n === 0 ? `The register has none in ${place}` : `${n} in ${place}`),
  isCut: "The register has more than we can list. Choose a municipality instead.",
  unreachable: "The register does not answer now. Nothing is changed. Try again in a while.",
  unknownPlace: "There is no such municipality. Choose one from the list.",
  have: "Has a page",
  removed: "Removed by themselves",
  tickAll: "Tick all on this page",
  make: "Make the pages",
  failed: "Could not do this",
  pageOf: (page: number, of: number) => `Part ${page} of ${of}`,
  next: "Next part",
  previous: "Previous part",
  batches: "What has been made",
  noBatches: "No pages have been made yet.",
  pages: (n: number, waiting: number) => pages(n) + (waiting > 0 ? `, ${waiting} waiting` : ""),
  undone: "undone",
  undo: "Undo all",
  undoNamed: (place: string, when: string) => `Undo all in ${place} ${when}`,
  command: "The command line",
  goneAccount: "Deleted account",
  claims: "Who wants to take a page in use",
  claimsHint:
    "Ask the congregation at the address in the register before you say yes: a yes gives the page to the account.",
  inRegister: "See it in the register",
  yes: "Yes, give them the page",
  no: "No",
  yesNamed: (email: string, name: string) => `Yes, give ${email} the page of ${name}`,
  noNamed: (email: string, name: string) => `No to ${email} for ${name}`,
  flash: {
    made: "The pages are being made. It takes a few minutes.",
    noneTicked: "Tick at least one.",
    undoing: "The pages are going. Those that somebody has taken in use or added to stay.",
    granted: "They have got the page, and know it.",
    refused: "They have been told.",
    notGranted: "That did not work: the page is gone, or the account has an organisation already.",
  },
};
