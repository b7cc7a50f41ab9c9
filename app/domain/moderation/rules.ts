import { isOwn, type Viewer } from "~/domain/accounts/access";

export interface Content {
  content_type: "event" | "organizer";
  content_id: string;
}

/** `hide_all` hides an organizer with everything it has published; `undo` takes one's own last one back. */
export const DECISIONS = ["hide", "mend", "approve", "dismiss", "hide_all", "undo"] as const;
export type Decision = (typeof DECISIONS)[number];

interface DecisionRules {
  action: "hide" | "mend" | "unhide" | "dismiss" | "undone";
  reason: string;
  reports: "resolved" | "dismissed" | null;
  hides: boolean | null;
}

export const DECISION_RULES: Record<Decision, DecisionRules> = {
  hide: { action: "hide", reason: "Manual review - content deemed inappropriate", reports: "resolved", hides: true },
  mend: { action: "mend", reason: "Manual review - owner asked to mend it", reports: null, hides: null },
  approve: { action: "unhide", reason: "Manual review - content approved", reports: null, hides: false },
  dismiss: { action: "dismiss", reason: "Manual review - reports dismissed", reports: "dismissed", hides: null },
  hide_all: {
    action: "hide",
    reason: "Manual review - everything of the organisation hidden",
    reports: "resolved",
    hides: true,
  },
  undo: { action: "undone", reason: "Manual review - decision undone", reports: null, hides: false },
};

export type Bar = "own" | "sameModerator" | null;

interface Case {
  organizerId: string;
  hasObjection: boolean;
  hiddenBy: string | null;
  hasOthers: boolean;
}

/** Nobody decides on their own content, nor on an objection to their own decision where somebody else can. */
export function barTo(viewer: Viewer, { organizerId, hasObjection, hiddenBy, hasOthers }: Case): Bar {
  if (isOwn(viewer, organizerId)) return "own";
  return hasObjection && hiddenBy === viewer.userId && hasOthers ? "sameModerator" : null;
}

/** What its owner can do about hidden content; `visible` is not hidden. */
export type Objectability = "open" | "waiting" | "final" | "visible";

interface Hiding {
  is_hidden: number;
  has_objection: number;
  was_objected: number;
}

export function objectabilityOf({ is_hidden, has_objection, was_objected }: Hiding): Objectability {
  if (is_hidden === 0) return "visible";
  if (has_objection === 1) return "waiting";
  return was_objected === 1 ? "final" : "open";
}

/** Their accounts and verified e-mails are some days old, in different networks; moderated content is exempt. */
export const AUTO_HIDE_REPORTERS = 3;
export const AUTO_HIDE_ACCOUNT_DAYS = 7;

export const AUTO_HIDE_REASON = `Automatic - reported by ${AUTO_HIDE_REPORTERS} people`;

/** The day that an owner had to mend something: so much later nobody looks for it any more. */
export const MEND_DAYS = { theirs: 1, looked: 30 };
/** Put back at a time. */
export const MOST_MENDS = 50;

export const MEND_OVER_REASON = "Automatic - asked to mend it";

/** So many more dismissed than justified reports halve the weight of a person's next one, or take it. */
export const HALVING_DISMISSALS = 2;
export const SILENCING_DISMISSALS = 4;
