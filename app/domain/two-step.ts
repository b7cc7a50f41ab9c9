/** Who has to have a second step; staff are superadmins and moderators. */
export type TwoStepDemand = "nobody" | "superadmins" | "staff";

interface Rights {
  role: string;
  is_superadmin: number;
  is_moderator: number;
}

/** Whether what somebody may do to other people's content has to wait for a second step. */
export function needsTwoStep(rights: readonly Rights[], demand: TwoStepDemand): boolean {
  if (demand === "nobody") return false;
  const own = rights.filter(({ role }) => role === "owner");
  return own.some(({ is_superadmin, is_moderator }) => is_superadmin === 1 || (demand === "staff" && is_moderator === 1));
}
