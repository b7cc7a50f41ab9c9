import { z } from "zod";
import { cleanLine } from "~/domain/plain-text";
import { MAX_LENGTH } from "./form-limits";

/** The demo congregation's own: the one address of the built-in table. */
const DEFAULT_ADDRESS = "Lillehavn kirke, Kirkegata 4, 8003 Bodø";

/** What /debug/map looks for. */
export const debugMapQuery = z.object({
  address: z
    .string()
    .transform((text) => cleanLine(text).slice(0, MAX_LENGTH.address))
    .catch(DEFAULT_ADDRESS),
});
