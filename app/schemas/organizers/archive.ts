import { z } from "zod";

/** Which of the files that hold everything about an organizer. */
export const archiveQuery = z.object({ part: z.coerce.number().int().min(1).max(100).default(1) });
