import * as z from "zod";
import { checkbox, email, mailedToken, optionalLine, password, requiredLine } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormProblem } from "~/schemas/forms/problems";

/** Any that could ever be chosen. */
const currentPassword = z
  .string()
  .default("")
  .pipe(
    z
      .string()
      .min(1, "passwordRequired" satisfies FormProblem)
      .max(MAX_LENGTH.password, "passwordTooLong" satisfies FormProblem),
  );

export const changeEmailForm = z.object({ email, current_password: currentPassword });

export const changePasswordForm = z
  .object({ current_password: currentPassword, password, password_repeat: z.string().default("") })
  .refine((form) => form.password_repeat === form.password, {
    path: ["password_repeat"],
    error: "passwordsDiffer" satisfies FormProblem,
    when: () => true,
  });

/** `organization` is "delete" or the new owner's e-mail. */
export const deleteAccountForm = z.object({
  current_password: currentPassword,
  organization: optionalLine(MAX_LENGTH.email),
});

export const endSessionForm = z.object({ session: z.string().regex(/^[0-9a-f]{64}$/) });

export const favoritesStorageForm = z.object({ favorites_on_device_only: checkbox });

export const renewCodesForm = z.object({ current_password: currentPassword });

const passkeyName = requiredLine(60, "nameRequired");

const followedLink = mailedToken.nullable().catch(null);

export const offerPasskeyForm = z.object({ name: passkeyName, current_password: currentPassword, token: followedLink });

/** Parsed as JSON here, verified by the WebAuthn library. */
export const newPasskeyForm = z.object({ name: passkeyName, response: jsonText(), token: followedLink });

export const removePasskeyForm = z.object({
  passkey: z.string().regex(/^[\w-]{1,1024}$/),
  current_password: currentPassword,
});

export const passkeyAnswerForm = z.object({ response: jsonText() });

export const recoveryCodeForm = z.object({ recovery_code: requiredLine(40, "recoveryCodeRequired") });

function jsonText() {
  return z
    .string()
    .max(32_768)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.issues.push({ code: "custom", message: "is no JSON", input: text });
        return z.NEVER;
      }
    });
}
