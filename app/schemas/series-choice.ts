import { z } from "zod";
import { SERIES_SCOPES } from "~/domain/recurrence/series-scope";
import { checkbox } from "./form-fields";

/** Which events of a series a form is about; what makes no sense means the event at hand. */
export const seriesChoice = z.object({
  scope: z.enum(SERIES_SCOPES).catch("this"),
  include_exceptions: checkbox,
});
