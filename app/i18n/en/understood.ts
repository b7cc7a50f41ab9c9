import type { understoodMessages as nb } from "../nb/understood";

export const understoodMessages: typeof nb = {
  title: "How the search was understood",
  meant: (words: string) => `Showing results for “${words}”.`,
  unread: (words: string) => `“${words}” can't be searched for.`,
  exact: "Search for exactly this",
  circle: (place: string, km: number) => `${place} · ${km} km`,
  from: (day: string) => `from ${day}`,
  not: (word: string) => `not ${word}`,
  hour: (hour: string) => `at ${hour}`,
  asWord: (name: string) => `“${name}” as a word`,
  asPlace: (name: string) => `${name} as a place`,
  nothing: (typed: string) => `Nothing found for “${typed}”.`,
  instead: (others: string) => `Showing instead ${others}.`,
  letGo: {
    inside: "words that what you wrote is part of",
    hours: "other times of the day",
    days: "the nearest days after that",
    time: "what comes first",
    place: "the whole country",
    circle: (km: number) => `what is within ${km} km`,
    kind: (word: string, other: string) => `“${other}” for “${word}”`,
    word: (word: string) => `results without “${word}”`,
  },
};
