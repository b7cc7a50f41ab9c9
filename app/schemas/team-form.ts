import { z } from "zod";
import { email } from "./form-fields";
import type { FormProblem } from "./form-problems";

/** The roles an invitation can offer. 'admin' is only given to a member who has accepted. */
export const INVITED_ROLES = ["editor", "viewer"] as const;

export const teamForm = z.object({
  email,
  role: z.enum(INVITED_ROLES, "roleInvalid" satisfies FormProblem).default("editor"),
});
