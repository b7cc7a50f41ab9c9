import { weekdaysOf } from "~/domain/intake/page/month-grid";
import { saysOnlyWhereTo } from "~/domain/intake/page/page-lines";
import { PAGE_LIMITS, type PageBlock, type PageGroup, type PageRegion } from "~/domain/intake/page/page-parts";
import { saidTime } from "~/domain/intake/page/said-time";
import { isCancelled } from "~/domain/intake/programme/other-matter";
import { present } from "~/domain/values";
import { MergedCells, type SpannedCell } from "./merged-cells";
import { type ElementShape, SHOWN_AS_HEADING } from "./page-elements";
import { seenText, withoutMarks } from "./page-text";

type Style = ElementShape & Pick<PageBlock, "region" | "link"> & { isBold: boolean };

interface Cell extends Omit<SpannedCell, "text"> {
  lines: (ElementShape & { text: string })[];
}

interface Row {
  cells: Cell[];
  from: PageRegion;
  links: Set<string>;
}

/** Enough to count: what is no day costs as much to read as one. */
const MAY_BE_TIME = /\d[.:/]\s?\d|\d\.?\s?\p{L}{3}|\p{L}\s\d/u;
const LONGEST_CELL = 200;
const LONGEST_STATE = 20;
const AHEAD = /^(?:om|in) .{1,20}$|^for .{1,20} (?:siden|sidan)$|ago$|^(?:i dag|i morgen|today|tomorrow)$/i;
const MOST_LINES = 3;
const LONGEST_TITLE = 80;
const OF_WEEKS = /^(?:uke|veke|week)\.?\t/i;
const WEEK = /^(?:(?:uke|veke|week)\s)?\d{1,2}(?!\d)/i;
const DAY_OF_MONTH = /^\d{1,2}(?!\d|[.:]\d)/;

/** Lines that people see, in order, and the elements that hold them. */
export class PageBlocks {
  readonly blocks: PageBlock[] = [];
  readonly groups: PageGroup[] = [{ parent: -1, depth: 0, from: 0, to: 0 }];
  isCut = false;
  #text = "";
  /** Struck out of the line. */
  #struck = "";
  #link: string | null = null;
  #links = new Set<string>();
  #kind: PageBlock["kind"] = "text";
  #level = 0;
  #isBold = false;
  /** The line, as far as it goes. */
  #isAllBold = true;
  #group = 0;
  #rows: Row[] = [];
  #merged = new MergedCells();
  #dates = 0;
  #cells = 0;
  /** The table is a month's calendar: its head is a week's days. */
  #isGrid = false;
  /** The head of the grid, until the row below it. */
  #head: number | null = null;
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

  /** `mayBeInLine`: of what holds either a part of a line or whole ones. */
  openGroup(mayBeInLine: boolean): number {
    if (!mayBeInLine) this.endLine();
    const depth = 1 + (this.groups[this.#group]?.depth ?? 0);
    this.groups.push({ parent: this.#group, depth, from: this.next, to: this.next });
    this.#group = this.groups.length - 1;
    return this.#group;
  }

  closeGroup(group: number, mayBeInLine: boolean) {
    const closed = present(this.groups[group], "group that was opened");
    if (!mayBeInLine || closed.from < this.next) this.endLine();
    closed.to = this.next;
    this.#group = closed.parent;
  }

  style({ kind, level, region, link, isBold }: Style) {
    this.#isBold = isBold;
    this.#kind = kind;
    this.#level = level;
    this.#region = region;
    this.#link = link;
  }

  add(text: string) {
    if (text.trim() !== "") this.#isAllBold &&= this.#isBold;
    if (this.#link !== null && text.trim() !== "") this.#links.add(this.#link);
    if (this.#text.length < PAGE_LIMITS.block) this.#text += withoutMarks(text.slice(0, PAGE_LIMITS.block));
    else this.isCut = true;
  }

  strike(text: string) {
    if (this.#struck.length < LONGEST_CELL) this.#struck += text;
  }

  mark(mark: string) {
    this.#text += this.#text.length < PAGE_LIMITS.block ? mark : "";
  }

  /** Of the line as far as it goes. */
  get length(): number {
    return this.#text.length;
  }

  /** "om 4 dager": people are told how far it is, and programs when. "Kjøp" behind a day says nothing of it. */
  closePart(from: number, { moment, isAside }: { moment: string | null; isAside: boolean }) {
    const said = withoutMarks(this.#text.slice(from)).trim();
    const { day, time } = saidTime(moment)?.inNorway ?? { day: "", time: null };
    const isMeant = day !== "" && (AHEAD.test(said) || Number(said) === Number(day.slice(-2)));
    if (isMeant) this.#text = `${this.#text.slice(0, from)} ${day} ${time ?? ""}`;
    else if (isAside || saysOnlyWhereTo(said)) this.#text = this.#text.slice(0, from);
  }

  endLine() {
    const text = seenText(this.#text);
    const links = this.#links;
    const isTitle = this.#isAllBold && this.#kind !== "heading" && text.length <= LONGEST_TITLE && !/[.,]$/.test(text);
    const shape: ElementShape = isTitle ? SHOWN_AS_HEADING : { kind: this.#kind, level: this.#level };
    // "AVLYST" behind a whole line that is struck out is of no other.
    const isGone = MAY_BE_TIME.test(this.#struck) && text.length <= LONGEST_STATE && isCancelled(text);
    this.#isAllBold = true;
    this.#text = this.#struck = "";
    this.#links = new Set();
    if (text === "" || isGone) return;
    const row = this.#rows.at(-1);
    const cell = row?.cells.at(-1);
    if (row && cell) {
      cell.lines.push({ text, ...shape });
      for (const link of links) row.links.add(link);
    } else this.#push(text, { ...shape, region: this.#region, links });
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
    if (row) this.#pushLines(row);
  }

  closeRow() {
    this.endLine();
    const row = this.#rows.pop();
    if (!row) return;
    const own = row.cells.map(({ lines, ...cell }) => ({ ...cell, texts: lines.map(({ text }) => text) }));
    this.#leaveGridOfWeeks(own.map(({ texts }) => texts.join(" ")));
    const by = this.#isGrid ? "\n" : " ";
    const cells = this.#merged.rowOf(own.map(({ texts, ...cell }) => ({ ...cell, text: texts.join(by) })));
    if (!this.#isGrid && weekdaysOf(cells.join("\t"))) {
      this.#isGrid = true;
      this.#head = this.next;
    }
    const whole = { kind: "row", level: 0, links: row.links } as const;
    if (this.#isGrid) return this.#push(cells.join("\t"), { ...whole, region: "grid" });
    const filled = cells.filter((cell) => cell !== "");
    const isTable =
      filled.length > 1 &&
      own.every(({ texts }) => texts.length <= MOST_LINES && texts.join(" ").length <= LONGEST_CELL);
    if (isTable) this.#push(cells.join("\t"), { ...whole, region: row.from });
    else this.#pushLines(row);
  }

  /** Below "Uke | Mandag | Tirsdag …" a row is a week, and its cells begin with hours, not with days of a month. */
  #leaveGridOfWeeks([week = "", ...cells]: readonly string[]) {
    const head = this.#head === null ? undefined : this.blocks[this.#head];
    this.#head = null;
    if (!head || !OF_WEEKS.test(head.text) || !WEEK.test(week) || cells.some((cell) => DAY_OF_MONTH.test(cell))) return;
    this.#isGrid = false;
    head.region = "main";
  }

  /** As in a mail, whose tables are its layout. */
  #pushLines({ cells, from: region, links }: Row) {
    for (const { text, ...shape } of cells.flatMap(({ lines }) => lines)) this.#push(text, { ...shape, region, links });
  }

  #push(
    text: string,
    { kind, level, region, links }: ElementShape & { region: PageRegion; links: ReadonlySet<string> },
  ) {
    if (this.isFull) {
      this.isCut = true;
      return;
    }
    if (MAY_BE_TIME.test(text)) this.#dates++;
    const [link = null, ...others] = links;
    this.blocks.push({
      kind,
      level: kind === "heading" ? level : 0,
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
