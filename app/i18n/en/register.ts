export const registerMessages = {
  label: "Organisation number or name",
  hint: "We fill in what the register of organisations knows.",
  search: "Search",
  searching: "Searching …",
  hits: "Hits in the register of organisations",
  found: (shown: number, total: number) =>
    total === 0
      ? "No hits in the register of organisations. Try fewer words, or write everything yourself below."
      : shown < total
        ? `Showing ${shown} of ${total} hits. Write more of the name to see fewer.`
        : total === 1
          ? "One hit"
          : `${total} hits`,
  more: "Show more hits",
  choose: "Choose",
  chooseNamed: (name: string) => `Choose ${name}`,
  problems: {
    tooShort: "Write an organisation number of nine digits, or at least two letters of the name.",
    wrongNumber: "The organisation number is not right. It has nine digits, for example 974 760 673.",
    unknownNumber:
      "The register of organisations does not know this number. Check the digits, search for the name, or write everything yourself below.",
    removedNumber:
      "The organisation with this number has been removed from the register of organisations. You can write everything yourself below.",
    unreachable:
      "The register of organisations does not respond now. Try again in a while, or write everything yourself below.",
    tooMany: "You have searched many times in a short while. Try again in an hour, or write everything yourself below.",
    signedOut: "You are signed out. Sign in in another tab, and search again. What you have written is still here.",
  },
  standings: {
    bankrupt: "The organisation is bankrupt, and cannot be chosen.",
    winding_up: "The organisation is being wound up, and cannot be chosen.",
    forced_winding_up: "The organisation is being wound up or dissolved by a court, and cannot be chosen.",
    deleted: "The organisation has been deleted from the register of organisations, and cannot be chosen.",
    removed: "The organisation has been removed from the register of organisations, and cannot be chosen.",
    unknown: "The number is unknown to the register of organisations, and cannot be chosen.",
    subunit: "This is a part of another organisation. Use the number of the one it belongs to.",
  },
  byHand: "You can write everything yourself below.",
  alreadyHere: (name: string) => `${name} is on Samling already.`,
  askThem: "See their page, and ask them to invite you to the team",
  filled: (unit: string, fields: string) =>
    `Taken from the register of organisations (${unit}): ${fields}. Look it over, and correct what is not right.`,
  nothingFilled: (unit: string) => `${unit} is chosen. All that the register knows is there already.`,
  kept: "What you have written yourself stays. The register has something else here:",
  keptField: (label: string, text: string) => `${label}: ${text}`,
  take: "Use this",
  takeNamed: (label: string) => `Use this: ${label}`,
  source: "Source: The Brønnøysund Register Centre, NLOD",
  taken: (name: string) => `${name} is on Samling already with this organisation number.`,
  takenWhatToDo:
    "Is that you? Then it is best to be on the same team. If you are a group of your own under the same number, press the button at the bottom once more.",
  state: {
    active: (name: string, date: string) =>
      `In the register of organisations as ${name} (last checked ${date}). Your page says so, with a link to the register.`,
    otherName:
      "Your name here is another than in the register. That is quite all right, but it does not shorten your first day.",
    waiting:
      "The register of organisations has not responded yet. We ask again by ourselves, and then your page says so.",
    unknown: "The register of organisations does not know this number, so your page says nothing of it.",
    bankrupt: "The organisation with this number is bankrupt, so your page says nothing of it.",
    winding_up: "The organisation with this number is being wound up, so your page says nothing of it.",
    forced_winding_up:
      "The organisation with this number is being wound up or dissolved by a court, so your page says nothing of it.",
    deleted:
      "The organisation with this number has been deleted from the register of organisations, so your page says nothing of it.",
    removed:
      "The organisation with this number has been removed from the register of organisations, so your page says nothing of it.",
    subunit: "This is the number of a part of another organisation. Use the number of the one it belongs to.",
  },
  openRegister: "See the entry in the register",
  ownerOnly: "Only the owner can change the organisation number.",
};
