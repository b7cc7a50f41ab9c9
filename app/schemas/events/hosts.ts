import * as z from "zod";
import { HOST_ANSWERS, HOST_SCOPES } from "~/domain/events/hosts";
import { contentId } from "~/schemas/moderation/forms";
import { queryText } from "~/schemas/search/fields";

export const hostsQuery = z.object({ q: queryText.catch("") });

const scope = z.enum(HOST_SCOPES).catch("this");

export const hostPress = z.union([
  z.object({ partner: contentId, scope }),
  z.object({ place: contentId, scope }),
  z.object({ withdraw: contentId, scope }),
]);

export const hostAnswer = z.object({ event_id: contentId, answer: z.enum(HOST_ANSWERS) });
