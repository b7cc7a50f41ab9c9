import type { weekendMessages as nb } from "../nb/weekend";

/** Texts of the weekend's page. */
export const weekendMessages: typeof nb = {
  title: (days: string) => `The weekend, ${days}: church services, concerts and gatherings`,
  titleNear: (days: string, place: string) => `The weekend, ${days}, near ${place}`,
  description: (days: string) =>
    `What happens on the weekend, ${days}, day by day: concerts, conferences and festivals first, and services gathered by the hour.`,
  heading: "The weekend",
  days: (from: string, to: string) => `${from} – ${to}`,
  everywhere: "From all of Norway.",
  within: (km: number, where: string) => `Within ${km} km ${where}.`,
  placeHint: "Place or postcode",
  show: "Show",
  nearMe: "Near me",
  findingPosition: "Finding your position …",
  wholeCountry: "All of Norway",
  unknownPlace: (place: string) => `We did not find “${place}”. Try a postcode or a larger town nearby.`,
  special: "Highlights of the day",
  gathered: {
    service: "Services",
    prayer: "Prayer meetings",
    youth: "For the young",
    other: "Gatherings",
    concert: "Concerts",
    conference: "Conferences",
  },
  more: (day: string) => `Show everything on ${day}`,
  empty: "No events this weekend",
  emptyHint: "Search a little further away, or see what comes later.",
  later: "See what is coming",
  emptyDay: "We found nothing on this day.",
  allFilters: "All filters and more days",
  subscribe: "Subscribe to the weekends",
  wider: (km: number) => `Search within ${km} km`,
};
