import { z } from "zod";

/** The id of an event or an organizer: what our ids are made of, short enough to look up. */
export const contentId = z.string().regex(/^[\w-]{1,64}$/, "is not an id");
