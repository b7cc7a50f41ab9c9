import * as z from "zod";
import { SERIES_SCOPES } from "~/domain/events/repetition";
import { STATE_CHOICES } from "~/domain/events/state-choices";
import { optionalText } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { seenVersion } from "~/schemas/forms/seen-version";

export const stateForm = z.object({
  choice: z.enum(STATE_CHOICES),
  reason: optionalText(MAX_LENGTH.stateReason),
  scope: z.enum(SERIES_SCOPES).catch("this"),
  version: seenVersion,
});
