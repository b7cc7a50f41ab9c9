/** RFC 7265: name, parameters, type, and one value or several. */
export type JCalProperty = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];
export type JCalComponent = [name: string, properties: JCalProperty[], components: JCalComponent[]];

/** Other properties have their own type, or that of dates. */
const TOLD = new Set(["name", "x-wr-calname", "refresh-interval", "image"]);

/** The lines of iCalendar, each ended and folded. Only types and properties that we write. */
export const jCalText = (component: JCalComponent): string => `${linesOf(component).map(folded).join("\r\n")}\r\n`;

function linesOf([name, properties, components]: JCalComponent): string[] {
  const title = name.toUpperCase();
  return [`BEGIN:${title}`, ...properties.map(lineOf), ...components.flatMap(linesOf), `END:${title}`];
}

function lineOf([name, parameters, type, ...values]: JCalProperty): string {
  const told = type === "date" || TOLD.has(name) ? { ...parameters, value: type.toUpperCase() } : parameters;
  const head = [name.toUpperCase(), ...Object.entries(told).map(([key, value]) => `${key.toUpperCase()}=${value}`)];
  const written = values.map((value) => (Array.isArray(value) ? value.map(String).join(";") : textOf(type, value)));
  return `${head.join(";")}:${written.join(",")}`;
}

const SPECIAL: Record<string, string> = { "\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n" };

function textOf(type: string, value: unknown): string {
  const text = String(value);
  switch (type) {
    case "text":
      return text.replace(/[\\;,\n]/g, (letter) => SPECIAL[letter] ?? letter);
    case "date":
    case "date-time":
      return text.replace(/[-:]/g, "");
    case "utc-offset":
      return text.replace(":", "");
    case "recur":
      return Object.entries(value as Record<string, unknown>)
        .map(([key, part]) => `${key.toUpperCase()}=${key === "until" ? textOf("date-time", part) : String(part)}`)
        .join(";");
    default:
      return text;
  }
}

/** Octets of a line, without the space that begins a continuation: 75 with it. */
const MOST_OCTETS = 74;

function folded(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const letter of line) {
    const point = letter.codePointAt(0) ?? 0;
    const more = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (octets + more > MOST_OCTETS) {
      lines.push("");
      octets = 0;
    }
    lines[lines.length - 1] += letter;
    octets += more;
  }
  return lines.join("\r\n ");
}
