export interface SpannedCell {
  text: string;
  columns: number;
  rows: number;
}

const MOST_COLUMNS = 60;
const MOST_ROWS = 200;

/** HTML's rowspan="0" and what is no number are one. */
const atMost = (span: number, most: number) => (span >= 1 ? Math.min(Math.floor(span), most) : 1);

/** A cell of a row above that goes on says its text of each row below. */
export class MergedCells {
  #above: ({ text: string; rows: number } | undefined)[] = [];

  /** Texts by column; a cell over several columns stands in the first. */
  rowOf(cells: readonly SpannedCell[]): string[] {
    const texts: string[] = [];
    const takeFromAbove = () => {
      for (let one = this.#above[texts.length]; one && one.rows > 0; one = this.#above[texts.length]) {
        one.rows--;
        texts.push(one.text);
      }
    };
    for (const { text, columns, rows } of cells) {
      takeFromAbove();
      for (let column = 0; column < atMost(columns, MOST_COLUMNS) && texts.length < MOST_COLUMNS; column++) {
        const shown = column === 0 ? text : "";
        this.#above[texts.length] = { text: shown, rows: atMost(rows, MOST_ROWS) - 1 };
        texts.push(shown);
      }
    }
    takeFromAbove();
    return texts;
  }
}
