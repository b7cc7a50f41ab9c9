import * as z from "zod";
import { TOLD_KINDS } from "~/domain/statistics/kinds";
import { pageOfPath } from "~/domain/statistics/page";

export const toldCount = z.object({
  kind: z.enum(TOLD_KINDS),
  page: z.string().transform((path, { addIssue }) => {
    const page = pageOfPath(path);
    if (page) return page;
    addIssue("is not the path of an event or an organizer");
    return z.NEVER;
  }),
});
