import type { organizationsMessages as nb } from "../nb/organizations";

export const organizationsMessages: typeof nb = {
  title: "Congregations",
  description:
    "Congregations, prayer houses, free churches and Christian organisations all over Norway, and what happens there.",
  subtitle: "Get to know the congregations near you, and find a fellowship to belong to",
  searchPlaceholder: "Search for congregations...",
  searchLabel: "Search for congregations",
  search: "Search",
  clear: "Clear the search",
  count: (n: number) => `${n} ${n === 1 ? "congregation" : "congregations"}`,
  countCapped: (cap: number) => `More than ${cap} congregations`,
  views: "View",
  viewNames: { list: "List", map: "Map" },
  inView: (count: string) => `${count} on the map`,
  ofMap: "Only what is on the map.",
  everywhere: "Show the rest, too",
  list: "All congregations",
  found: (words: string) => `Results for “${words}”`,
  empty: "No congregations found",
  emptyHint: "Try adjusting your search",
  showAll: "Show all congregations",
  fromStart: "To the start of the list",
  website: "Website",
  notKept: "Not in use yet",
};
