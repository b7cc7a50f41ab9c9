const SPACE = 32;
const TAB = 9;
const CR = 13;

/**
 * The content lines of a calendar's text, unfolded: LF, CRLF or lone CR end a line, a line that begins with a space or
 * a tab continues the one before it. Empty lines are left out. A `BEGIN` or `END` that somebody indented stays a line.
 */
export function* contentLines(text: string): Generator<string> {
  const source = withoutIndent(text.includes("\n") ? text : text.replaceAll("\r", "\n"));
  const finish = /\r(?!\n)/.test(source) ? withoutStrayReturns : (line: string) => line;
  const line = new FoldedLine();
  for (let from = 0, end = 0; from < source.length; from = end + 1) {
    end = source.indexOf("\n", from);
    if (end < 0) end = source.length;
    const stop = endWithoutReturns(source, from, end);
    const first = source.charCodeAt(from);
    const continues = (first === SPACE || first === TAB) && !isMarker(source, from, stop);
    if (!continues && stop > from && line.hasText) yield finish(line.take());
    if (stop > from) line.add(source.slice(continues ? from + 1 : from, stop));
  }
  if (line.hasText) yield finish(line.take());
}

const PARTS_AT_ONCE = 1000;

/** Puts a line's parts together block by block: there may be millions of them. */
class FoldedLine {
  #text = "";
  #parts: string[] = [];

  get hasText(): boolean {
    return this.#text !== "" || this.#parts.length > 0;
  }

  add(part: string) {
    if (this.#text === "") this.#text = part;
    else if (this.#parts.push(part) >= PARTS_AT_ONCE) this.#join();
  }

  take(): string {
    if (this.#parts.length > 0) this.#join();
    const text = this.#text;
    this.#text = "";
    return text;
  }

  #join() {
    this.#text += this.#parts.join("");
    this.#parts = [];
  }
}

function endWithoutReturns(source: string, from: number, end: number): number {
  while (end > from && source.charCodeAt(end - 1) === CR) end--;
  return end;
}

/** In a text that has line feeds at all, a lone carriage return is rubbish inside a line. */
const withoutStrayReturns = (line: string) => line.replace(/\r+/g, " ");

/** A calendar whose every line is indented, as one that was pasted into a template. */
function withoutIndent(source: string): string {
  const indent = /^([ \t]{1,40})BEGIN:VCALENDAR/im.exec(source)?.[1];
  return indent ? `\n${source}`.replaceAll(`\n${indent}`, "\n") : source;
}

const LONGEST_MARKER = 80;

function isMarker(source: string, from: number, end: number): boolean {
  return end - from <= LONGEST_MARKER && /^\s*(BEGIN|END):[A-Z-]+\s*$/i.test(source.slice(from, end));
}
