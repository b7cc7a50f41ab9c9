import * as z from "zod";
import { PAGE_SIZE } from "~/domain/search/limits";
import { fingerprint } from "~/domain/text/fingerprint";
import { contentId } from "~/schemas/moderation/forms";
import { wholeNumber } from "./fields";

const PAGE_LIMIT = { min: 1, max: 100 } as const;

export const pageFields = {
  limit: wholeNumber(PAGE_LIMIT.min, PAGE_LIMIT.max).default(PAGE_SIZE).describe("How many a page holds."),
  cursor: z
    .string()
    .max(200)
    .optional()
    .describe("The next_cursor of the page before, with the same other parameters."),
};

type CursorPosition = string | number;

const content = z.tuple([z.int().nonnegative(), z.union([contentId, z.int().nonnegative()])]);

/** Only the same search accepts it. */
export function formatCursor(position: CursorPosition, search: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify([fingerprintOf(search), position]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export function parseCursor(text: string, search: unknown): CursorPosition | null {
  const parsed = content.safeParse(decode(text));
  return parsed.success && parsed.data[0] === fingerprintOf(search) ? parsed.data[1] : null;
}

const fingerprintOf = (search: unknown) => fingerprint(JSON.stringify(search));

function decode(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
