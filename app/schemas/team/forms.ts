import * as z from "zod";
import { INVITED_ROLES, TEAM_ROLES, type TeamRole } from "~/domain/accounts/access";
import type { Result } from "~/domain/values";
import { email, password, requiredLine } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import type { FormErrors, FormProblem } from "~/schemas/forms/problems";
import { seenVersion } from "~/schemas/forms/seen-version";
import { contentId } from "~/schemas/moderation/forms";

export const invitationForm = z.object({
  email,
  role: z.enum(INVITED_ROLES, "roleInvalid" satisfies FormProblem).default("editor"),
});

const memberIntent = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("resend"), member_id: contentId, version: seenVersion }),
  z.object({ intent: z.literal("remove"), member_id: contentId, version: seenVersion }),
  z.object({ intent: z.literal("change_role"), member_id: contentId, version: seenVersion, role: z.enum(TEAM_ROLES) }),
]);

const handOverForm = z.object({ heir: requiredLine(MAX_LENGTH.email, "heirRequired"), current_password: password });

export type TeamRequest =
  | { intent: "leave" }
  | { intent: "hand_over"; form: Result<z.output<typeof handOverForm>, FormErrors> }
  | { intent: "invite"; form: Result<z.output<typeof invitationForm>, FormErrors> }
  | { intent: "resend"; memberId: string; version: number }
  | { intent: "remove"; memberId: string; version: number }
  | { intent: "change_role"; memberId: string; version: number; role: TeamRole };

export function readTeamRequest(texts: FormTexts): TeamRequest | null {
  if (texts["intent"] === "invite") return { intent: "invite", form: parseForm(invitationForm, texts) };
  if (texts["intent"] === "leave") return { intent: "leave" };
  if (texts["intent"] === "hand_over") return { intent: "hand_over", form: parseForm(handOverForm, texts) };
  const parsed = memberIntent.safeParse(texts);
  if (!parsed.success) return null;
  const { member_id: memberId, ...rest } = parsed.data;
  return { ...rest, memberId };
}
