/** On large screens the list is three columns wide. */
const WIDTH = 3;

export type Columns = 1 | 2 | 3;

/**
 * How many of the three columns each day takes on large screens, from the number of its events: days of few events share
 * a row, and the last day of a row takes what is left of it. `firstStandsAlone` keeps the first day's row to itself.
 */
export function columnsOfDays(counts: readonly number[], firstStandsAlone: boolean): Columns[] {
  const columns: Columns[] = [];
  let left = 0;
  for (const [index, count] of counts.entries()) {
    const wanted = asColumns(count);
    if (wanted > left || (firstStandsAlone && index === 1)) {
      widenLast(columns, left);
      left = WIDTH;
    }
    columns.push(wanted);
    left -= wanted;
  }
  widenLast(columns, left);
  return columns;
}

/** How many columns a day's first card takes, so that no row of the day's cards is left with a gap. */
export function columnsOfFirstCard(count: number, columns: Columns): Columns {
  return asColumns(1 + ((columns - (count % columns)) % columns));
}

function widenLast(columns: Columns[], by: number): void {
  const last = columns.pop();
  if (last !== undefined) columns.push(asColumns(last + by));
}

const asColumns = (count: number): Columns => (count >= WIDTH ? 3 : count === 2 ? 2 : 1);
