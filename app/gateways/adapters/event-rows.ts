import { z } from "zod";
import { textValue } from "~/schemas/intake/data-values";

/** Rows of a list, each read by itself: one that is wrong does not lose the others. */
const MOST_ROWS = 5_000;

export function eventRows<Row, Made>(rows: readonly unknown[], row: z.ZodType<Row>, make: (row: Row) => Made): Made[] {
  return rows.slice(0, MOST_ROWS).flatMap((one) => {
    const parsed = row.safeParse(one);
    return parsed.success ? [make(parsed.data)] : [];
  });
}

/** A text that may be missing; null where it says nothing. */
export const saidText = textValue.optional().transform((text) => text ?? null);

/** An id, whatever it is written as. */
export const idValue = z.union([z.string(), z.number().transform(String)]);

/** Parts of an address on one line; "undefined" is what some programs write for nothing. */
export const addressLine = (...parts: (string | null | undefined)[]): string | null =>
  parts.filter((part) => part && part.trim() !== "" && !/\bundefined\b/.test(part)).join(", ") || null;
