import { z } from "zod";
import { isTile } from "~/domain/map-tiles";

const number = z
  .string()
  .regex(/^(0|[1-9]\d{0,5})$/)
  .transform(Number);

/** The address of a tile, /tiles/{z}/{x}/{y}, with or without ".png" at its end. */
export const tileRequest = z
  .object({ z: number, x: number, y: z.string().transform((y) => y.replace(/\.png$/, "")).pipe(number) })
  .refine(isTile);
