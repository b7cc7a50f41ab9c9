import * as z from "zod";

export const archiveQuery = z.object({ part: z.coerce.number().int().min(1).max(100).default(1) });
