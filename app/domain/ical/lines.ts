/**
 * The content lines of a calendar's text, unfolded: LF, CRLF or lone CR end a line, a line that begins with a space or
 * a tab continues the one before it. Empty lines are left out. A `BEGIN` or `END` that somebody indented stays a line.
 */
export function* contentLines(text: string): Generator<string> {
  const source = withoutIndent(withPlainLineEnds(text));
  let line = "";
  for (let from = 0; from < source.length; ) {
    let end = source.indexOf("\n", from);
    if (end < 0) end = source.length;
    const first = source.charCodeAt(from);
    if ((first === 32 || first === 9) && !isMarker(source, from, end)) {
      line += source.slice(from + 1, end);
    } else if (end > from) {
      if (line) yield line;
      line = source.slice(from, end);
    }
    from = end + 1;
  }
  if (line) yield line;
}

/** In a text that has line feeds at all, a lone carriage return is rubbish inside a line. */
function withPlainLineEnds(text: string): string {
  if (!text.includes("\r")) return text;
  if (!text.includes("\n")) return text.replaceAll("\r", "\n");
  return text.replaceAll("\r\r\n", "\n").replaceAll("\r\n", "\n").replaceAll("\r", " ");
}

/** A calendar whose every line is indented, as one that was pasted into a template. */
function withoutIndent(source: string): string {
  const indent = /^([ \t]+)BEGIN:VCALENDAR/im.exec(source)?.[1];
  return indent ? `\n${source}`.replaceAll(`\n${indent}`, "\n") : source;
}

const LONGEST_MARKER = 80;

function isMarker(source: string, from: number, end: number): boolean {
  return end - from <= LONGEST_MARKER && /^\s*(BEGIN|END):[A-Z-]+\s*$/i.test(source.slice(from, end));
}
