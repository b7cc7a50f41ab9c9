import * as z from "zod";
import type { PictureTextLine } from "~/domain/intake/picture";
import { refuse, type Result, succeed } from "~/domain/values";

const MOST_LINES = 2000;
const LONGEST_LINE = 1000;
const pixels = z.number().finite().min(0).max(20_000);
const text = z.string().max(LONGEST_LINE);

const pictureLines = z
  .array(
    z.object({
      text,
      isSure: z.boolean(),
      other: text.nullable(),
      unclear: z.array(text).max(LONGEST_LINE).default([]),
      cut: z.object({ picture: z.uuid(), x: pixels, y: pixels, width: pixels, height: pixels }).nullable(),
    }),
  )
  .max(MOST_LINES);

export function parsePictureLines(json: string): Result<PictureTextLine[], "damaged"> {
  try {
    return succeed(pictureLines.parse(JSON.parse(json)));
  } catch {
    return refuse("damaged");
  }
}
