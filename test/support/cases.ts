import { readFileSync } from "node:fs";
import * as z from "zod";
import { present } from "~/domain/values";

/** A file of test/cases, for what runs in Node; what runs in workerd imports it with `?raw`. */
export const caseFile = (name: string): string => readFileSync(new URL(`../cases/${name}`, import.meta.url), "utf8");

/** One case a line; what begins with "# " is a heading. */
export const linesOf = (text: string): string[] => text.split("\n").filter((line) => line && !line.startsWith("# "));

/** What stands behind each mark; before the first there may be nothing. */
function partsOf(text: string, mark: RegExp): string[] {
  const [before = "", ...parts] = text.split(mark);
  if (before.trim()) throw new Error(`Below no heading: ${before}`);
  return parts;
}

/** Lines below their headings, "# funerals". */
export function groupsOf(text: string): Record<string, string[]> {
  const groups = partsOf(text, /^# /mu).map((group) => linesOf(group));
  const headings = groups.map(([heading = ""]) => heading);
  if (new Set(headings).size < headings.length) throw new Error(`A heading stands twice: ${headings.join(", ")}`);
  return Object.fromEntries(groups.map(([heading = "", ...lines]) => [heading, lines]));
}

/** The same, the cells of each line apart by tabs. */
export const tablesOf = (text: string): Record<string, string[][]> =>
  Object.fromEntries(
    Object.entries(groupsOf(text)).map(([heading, lines]) => [heading, lines.map((line) => line.split("\t"))]),
  );

/** A table, its cells apart by tabs, its first line their names; an empty cell says nothing, "\\n" is a new line. */
export function rowsOf<Row>(text: string, row: z.ZodType<Row>): Row[] {
  const [head = "", ...lines] = linesOf(text);
  const names = head.split("\t");
  const cellsOf = (line: string) =>
    Object.fromEntries(
      line
        .replaceAll("\\n", "\n")
        .split("\t")
        .flatMap((cell, at) => (cell ? [[present(names[at], line), cell]] : [])),
    );
  return z.array(row).parse(lines.map(cellsOf));
}

const fields = z
  .string()
  .default("")
  .transform((cell) => Object.fromEntries(new URLSearchParams(cell)));
const FORM = z.strictObject({ what: z.string(), form: fields, problems: fields });

/** Forms and what is wrong with them, both as a form is sent: "start_date=2026-06-03", "start_date=startInPast". */
export const formsOf = (text: string): z.infer<typeof FORM>[] => rowsOf(text, FORM);

/** What is right is written first, what is as right after it, "Konsert | Julekonsert"; "-" is nothing. */
export const choice = z.string().transform((cell) => cell.split(" | ").map((one) => (one === "-" ? null : one)));

const TEXT = z.object({ name: z.string().min(1), text: z.string(), expected: z.array(z.string()) });
export type TextCase = z.infer<typeof TEXT>;

/** Texts as they stand, and what is read of each: "=== its name", the text, "---", a line for each thing. */
export function textsOf(text: string): TextCase[] {
  return partsOf(text, /^=== /mu).map((one) => {
    const [head, expected] = z.tuple([z.string(), z.string()]).parse(one.split(/^---\n/mu));
    const end = head.indexOf("\n");
    return TEXT.parse({ name: head.slice(0, end), text: head.slice(end + 1, -1), expected: linesOf(expected) });
  });
}

/** A table below its heading, its cells apart by tabs: what can be read as JSON is that, all else a text. */
export const casesOf = <Row extends unknown[]>(text: string, heading: string): Row[] =>
  present(tablesOf(text)[heading], heading).map((cells) => cells.map(valueOf) as Row);

function valueOf(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}
