import { type ProfileProblems, viewProfileProblems } from "./profile-form";

/** What was wrong with an organisation that was to be added, and everything that was typed. */
export interface NewOrganizerProblems extends ProfileProblems {
  email: string;
  isSuperadmin: boolean;
}

export function viewNewOrganizerProblems(texts: Record<string, string>, outcome: Parameters<typeof viewProfileProblems>[1]): NewOrganizerProblems {
  return {
    ...viewProfileProblems(texts, outcome),
    email: texts["email"] ?? "",
    isSuperadmin: texts["is_superadmin"] !== undefined,
  };
}
