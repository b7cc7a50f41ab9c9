import { PAGE_LIMITS, type PageBlock, type PageGroup, type PageRegion } from "~/domain/intake/page/page-parts";
import { present } from "~/domain/values";
import { MergedCells, type SpannedCell } from "./merged-cells";
import { seenText, withoutMarks } from "./page-text";

interface Row {
  cells: SpannedCell[];
  from: PageRegion;
  links: Set<string>;
}

/** Enough to count: what is no day costs as much to read as one. */
const MAY_BE_TIME = /\d[.:/]\s?\d|\d\.?\s?\p{L}{3}|\p{L}\s\d/u;
const LONGEST_CELL = 200;
const MOST_LINES = 3;
const WEEKDAY =
  /^(?:ma(?:n(?:dag)?)?|mån(?:dag)?|må|ti(?:rs(?:dag)?)?|ty(?:s(?:dag)?)?|on(?:s(?:dag)?)?|to(?:rs(?:dag)?)?|fr(?:e(?:dag)?)?|lø(?:r(?:dag)?)?|la(?:u(?:r(?:dag)?)?)?|sø(?:n(?:dag)?)?|su(?:n(?:dag)?)?|mon(?:day)?|tue(?:sday)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sunday|[mtofls])\.?$/i;
const DAYS_OF_A_WEEK = 5;

/** Lines that people see, in order, and the elements that hold them. */
export class PageBlocks {
  readonly blocks: PageBlock[] = [];
  readonly groups: PageGroup[] = [{ parent: -1, depth: 0, from: 0, to: 0 }];
  isCut = false;
  #text = "";
  #link: string | null = null;
  #links = new Set<string>();
  #kind: PageBlock["kind"] = "text";
  #level = 0;
  #group = 0;
  #rows: Row[] = [];
  #merged = new MergedCells();
  #dates = 0;
  #cells = 0;
  /** The table is a month's calendar: its head is a week's days. */
  #isGrid = false;
  #region: PageRegion = "main";

  /** What follows is passed over. */
  get isFull(): boolean {
    return (
      this.blocks.length >= PAGE_LIMITS.blocks || this.#dates > PAGE_LIMITS.dates || this.#cells > PAGE_LIMITS.cells
    );
  }

  get next(): number {
    return this.blocks.length;
  }

  openGroup(): number {
    this.endLine();
    const depth = 1 + (this.groups[this.#group]?.depth ?? 0);
    this.groups.push({ parent: this.#group, depth, from: this.next, to: this.next });
    this.#group = this.groups.length - 1;
    return this.#group;
  }

  closeGroup(group: number) {
    this.endLine();
    const closed = present(this.groups[group], "group that was opened");
    closed.to = this.next;
    this.#group = closed.parent;
  }

  style({ kind, level, region, link }: Pick<PageBlock, "kind" | "level" | "region" | "link">) {
    this.#kind = kind;
    this.#level = level;
    this.#region = region;
    this.#link = link;
  }

  add(text: string) {
    if (this.#link !== null && text.trim() !== "") this.#links.add(this.#link);
    if (this.#text.length < PAGE_LIMITS.block) this.#text += withoutMarks(text.slice(0, PAGE_LIMITS.block));
    else this.isCut = true;
  }

  mark(mark: string) {
    this.#text += this.#text.length < PAGE_LIMITS.block ? mark : "";
  }

  endLine() {
    const text = seenText(this.#text);
    const links = this.#links;
    this.#text = "";
    this.#links = new Set();
    if (text === "") return;
    const row = this.#rows.at(-1);
    const cell = row?.cells.at(-1);
    if (row && cell) {
      cell.lines.push(text);
      for (const link of links) row.links.add(link);
    } else this.#push(text, { kind: this.#kind, region: this.#region, links });
  }

  openTable() {
    this.#isGrid = false;
    this.#merged = new MergedCells();
  }

  openRow() {
    this.#giveUpRow();
    this.#rows.push({ cells: [], from: this.#region, links: new Set() });
  }

  openCell(attributes: ReadonlyMap<string, string>) {
    this.endLine();
    this.#cells++;
    const span = (name: string) => Number(attributes.get(name) ?? 1);
    this.#rows.at(-1)?.cells.push({ lines: [], columns: span("colspan"), rows: span("rowspan") });
  }

  /** In a table within a table the outer one is read line by line. */
  #giveUpRow() {
    this.endLine();
    const row = this.#rows.pop();
    if (row) for (const { lines } of row.cells) for (const line of lines) this.#pushOf(row, line, "text");
  }

  closeRow() {
    this.endLine();
    const row = this.#rows.pop();
    if (!row) return;
    const own = row.cells.map(({ lines }) => lines);
    const cells = this.#merged.rowOf(row.cells, this.#isGrid ? "\n" : " ");
    this.#isGrid ||= isWeekHead(cells);
    if (this.#isGrid) return this.#push(cells.join("\t"), { kind: "row", region: "grid", links: row.links });
    const filled = cells.filter((cell) => cell !== "");
    const isTable =
      filled.length > 1 && own.every((lines) => lines.length <= MOST_LINES && lines.join(" ").length <= LONGEST_CELL);
    if (isTable) this.#pushOf(row, cells.join("\t"), "row");
    else for (const line of own.flat()) this.#pushOf(row, line, "text");
  }

  #pushOf({ from: region, links }: Row, text: string, kind: PageBlock["kind"]) {
    this.#push(text, { kind, region, links });
  }

  #push(text: string, { kind, region, links }: Pick<PageBlock, "kind" | "region"> & { links: ReadonlySet<string> }) {
    if (this.isFull) {
      this.isCut = true;
      return;
    }
    if (MAY_BE_TIME.test(text)) this.#dates++;
    const [link = null, ...others] = links;
    const level = kind === "heading" ? this.#level : 0;
    this.blocks.push({
      kind,
      level,
      text: text.slice(0, PAGE_LIMITS.block),
      group: this.#group,
      region,
      link: others.length > 0 ? null : link,
    });
  }

  end() {
    while (this.#rows.length > 0) this.closeRow();
    this.endLine();
    for (const group of this.groups) if (group.to < group.from || group.to === 0) group.to = this.next;
    for (let group = this.groups[this.#group]; group; group = this.groups[group.parent]) group.to = this.next;
  }
}

const isWeekHead = (cells: readonly string[]) => cells.filter((cell) => WEEKDAY.test(cell)).length >= DAYS_OF_A_WEEK;
