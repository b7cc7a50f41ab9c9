import * as z from "zod";
import type { Json } from "~/domain/intake/page/loose-json";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import { textValue } from "~/schemas/intake/data-values";

/** Each row is read by itself, so that a wrong one does not lose the others. */
const MOST_ROWS = 5_000;

export function eventRows<Row, Made>(rows: readonly unknown[], row: z.ZodType<Row>, make: (row: Row) => Made): Made[] {
  return rows.slice(0, MOST_ROWS).flatMap((one) => {
    const parsed = row.safeParse(one);
    return parsed.success ? [make(parsed.data)] : [];
  });
}

/** Null where a missing or empty text says nothing. */
export const saidText = textValue.optional().transform((text) => text ?? null);

export const idValue = z.union([z.string(), z.number().transform(String)]);

/** Some programs write "undefined" for nothing. */
export const addressLine = (...parts: (string | null | undefined)[]): string | null =>
  parts.filter((part) => part && part.trim() !== "" && !/\bundefined\b/.test(part)).join(", ") || null;

/** Null where the data is not its own; `address` is null for a file. */
export type AnswerMap = (data: Json, address: string | null) => StructuredEvent[] | null;
