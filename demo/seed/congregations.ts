import * as z from "zod";
import congregations from "./congregations.json";
import { type Kind, PROGRAMMES } from "./programmes";
import { SCENES } from "./scenes";

/** Invented, in a real town; the stem is an invented place, unique, and the root of its addresses. */
const congregation = z
  .tuple([
    z.string(),
    z.enum(Object.keys(PROGRAMMES) as Kind[]),
    z.string(),
    z.string(),
    z.enum(SCENES).nullable(),
    z.literal("no logo").optional(),
  ])
  .transform(([name, kind, town, stem, cover, logo]) => ({ name, kind, town, stem, cover, hasLogo: !logo }));

/** Without a cover its events get generated ones. */
export type Congregation = z.infer<typeof congregation>;

export const CONGREGATIONS: readonly Congregation[] = z.array(congregation).parse(congregations);
