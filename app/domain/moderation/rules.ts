import { isOwn, type Viewer } from "~/domain/accounts/access";

/** A content that can be reported and hidden. */
export interface Content {
  content_type: "event" | "organizer";
  content_id: string;
}

/** What a moderator can decide; the last hides an organisation with all it has published. */
export const DECISIONS = ["hide", "approve", "dismiss", "hide_all"] as const;
export type Decision = (typeof DECISIONS)[number];

interface DecisionRules {
  /** What the log calls it. */
  action: "hide" | "unhide" | "dismiss";
  /** Why, as the log says it. */
  reason: string;
  /** What becomes of the reports that wait; null where they are left as they are. */
  reports: "resolved" | "dismissed" | null;
  /** Whether it is hidden afterwards; null where that stays as it is. */
  hides: boolean | null;
}

export const DECISION_RULES: Record<Decision, DecisionRules> = {
  hide: { action: "hide", reason: "Manual review - content deemed inappropriate", reports: "resolved", hides: true },
  approve: { action: "unhide", reason: "Manual review - content approved", reports: null, hides: false },
  dismiss: { action: "dismiss", reason: "Manual review - reports dismissed", reports: "dismissed", hides: null },
  hide_all: {
    action: "hide",
    reason: "Manual review - everything of the organisation hidden",
    reports: "resolved",
    hides: true,
  },
};

/** What speaks against a moderator's deciding on a content. */
export type Bar = "own" | "sameModerator" | null;

interface Case {
  organizerId: string;
  /** Whether its owner has objected and nobody has decided on that. */
  hasObjection: boolean;
  /** Who last hid it; null where nobody did, or where it was hidden by itself. */
  hiddenBy: string | null;
  /** Whether there is another moderator who could decide. */
  hasOthers: boolean;
}

/** Nobody decides on content of their own, nor on an objection to their own decision where there is another who can. */
export function barTo(viewer: Viewer, { organizerId, hasObjection, hiddenBy, hasOthers }: Case): Bar {
  if (isOwn(viewer, organizerId)) return "own";
  return hasObjection && hiddenBy === viewer.userId && hasOthers ? "sameModerator" : null;
}

/** Where a content's hiding stands for its owner: it can be objected to, the objection waits, or the decision is final. */
export type Objectability = "open" | "waiting" | "final" | "visible";

interface Hiding {
  is_hidden: number;
  /** An objection waits. */
  has_objection: number;
  /** There was one since it was hidden. */
  was_objected: number;
}

export function objectabilityOf({ is_hidden, has_objection, was_objected }: Hiding): Objectability {
  if (is_hidden === 0) return "visible";
  if (has_objection === 1) return "waiting";
  return was_objected === 1 ? "final" : "open";
}

/**
 * So many people who report the same content hide it until a moderator has looked at it. They are people with a history:
 * their accounts, and the proofs of their e-mails, are so many days old when they report, and they come from different
 * networks. The reports of others wait for a moderator. What a moderator has looked at is hidden by people only.
 */
export const AUTO_HIDE_REPORTERS = 3;
export const AUTO_HIDE_ACCOUNT_DAYS = 7;

/** What the log of decisions says of it. */
export const AUTO_HIDE_REASON = `Automatic - reported by ${AUTO_HIDE_REPORTERS} people`;

/** What became of somebody's former reports. */
interface ReportRecord {
  dismissed: number;
  resolved: number;
}

/** So many more dismissed reports than justified ones halve the weight of the next, and so many take it away. */
export const HALVING_DISMISSALS = 2;
export const SILENCING_DISMISSALS = 4;

/** How much a person's report counts towards hiding a content by itself. Moderators see every report all the same. */
export function reportWeight({ dismissed, resolved }: ReportRecord): 0 | 0.5 | 1 {
  const surplus = dismissed - resolved;
  if (surplus >= SILENCING_DISMISSALS) return 0;
  return surplus >= HALVING_DISMISSALS ? 0.5 : 1;
}
