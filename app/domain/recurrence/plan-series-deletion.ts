import { chooseFrom, type SeriesChoice, seriesDayOf } from "./series-scope";

export interface SeriesDeletion {
  deletedIds: string[];
  /** The last day of what is left (YYYY-MM-DD); null when nothing is, and the series goes too. */
  until: string | null;
}

/** What a deletion takes away. Events that have begun stay, unless one of them is the event at hand. */
export function planSeriesDeletion(choice: SeriesChoice): SeriesDeletion {
  const { chosen } = chooseFrom(choice);
  const rest = choice.events.filter((event) => !chosen.includes(event));
  return { deletedIds: chosen.map(({ id }) => id), until: rest.map(seriesDayOf).sort().at(-1) ?? null };
}
