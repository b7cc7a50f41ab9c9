import { z } from "zod";
import { SERIES_SCOPES } from "~/domain/recurrence/series-scope";
import { checkbox } from "./form-fields";
import { seenVersion } from "./seen-version";

/** Which events of a series a form is about; what makes no sense means the event at hand. */
export const seriesChoice = z.object({
  scope: z.enum(SERIES_SCOPES).catch("this"),
  include_exceptions: checkbox,
});

/** The question before events are deleted, and with which version it was asked; null where it does not say. */
export const deletionForm = seriesChoice.extend({ version: seenVersion.transform((version) => version || null) });
