/** Columns of the list on large screens. */
const WIDTH = 3;

export type Columns = 1 | 2 | 3;

/**
 * Columns of each day by its number of events: small days share a row, and the last day of a row takes the rest.
 * `firstStandsAlone` gives the first day its own row.
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

/** So many that no row of the day's cards has a gap. */
export function columnsOfFirstCard(count: number, columns: Columns): Columns {
  return asColumns(1 + ((columns - (count % columns)) % columns));
}

function widenLast(columns: Columns[], by: number): void {
  const last = columns.pop();
  if (last !== undefined) columns.push(asColumns(last + by));
}

const asColumns = (count: number): Columns => (count >= WIDTH ? 3 : count === 2 ? 2 : 1);
