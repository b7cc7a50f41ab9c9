import { isOwn, type Viewer } from "~/domain/accounts/access";

/** Content that can be reported and hidden. */
export interface Content {
  content_type: "event" | "organizer";
  content_id: string;
}

/** A moderator's decisions; the last hides an organizer with everything it has published. */
export const DECISIONS = ["hide", "approve", "dismiss", "hide_all"] as const;
export type Decision = (typeof DECISIONS)[number];

interface DecisionRules {
  /** Its name in the log. */
  action: "hide" | "unhide" | "dismiss";
  /** The reason in the log. */
  reason: string;
  /** The new status of waiting reports; null leaves them as they are. */
  reports: "resolved" | "dismissed" | null;
  /** Whether the content is hidden afterwards; null leaves that as it is. */
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

/** Why a moderator may not decide on content; null where they may. */
export type Bar = "own" | "sameModerator" | null;

interface Case {
  organizerId: string;
  /** Whether an objection by its owner is undecided. */
  hasObjection: boolean;
  /** Who hid it last; null for nobody or for automatic hiding. */
  hiddenBy: string | null;
  /** Whether another moderator could decide. */
  hasOthers: boolean;
}

/** Nobody decides on their own content, nor on an objection to their own decision where somebody else can. */
export function barTo(viewer: Viewer, { organizerId, hasObjection, hiddenBy, hasOthers }: Case): Bar {
  if (isOwn(viewer, organizerId)) return "own";
  return hasObjection && hiddenBy === viewer.userId && hasOthers ? "sameModerator" : null;
}

/**
 * What its owner can do about hidden content: object, wait for a decision, or nothing more. `visible` is not hidden.
 */
export type Objectability = "open" | "waiting" | "final" | "visible";

interface Hiding {
  is_hidden: number;
  /** 1 where an objection waits. */
  has_objection: number;
  /** 1 where there was an objection since it was hidden. */
  was_objected: number;
}

export function objectabilityOf({ is_hidden, has_objection, was_objected }: Hiding): Objectability {
  if (is_hidden === 0) return "visible";
  if (has_objection === 1) return "waiting";
  return was_objected === 1 ? "final" : "open";
}

/**
 * Content is hidden until a moderator has looked at it when this many people report it. Their accounts, and the
 * verification of their e-mails, are some days old, and they come from different networks. Other reports wait for a
 * moderator. Content that a moderator has looked at is only hidden by moderators.
 */
export const AUTO_HIDE_REPORTERS = 3;
export const AUTO_HIDE_ACCOUNT_DAYS = 7;

/** The reason in the log of decisions. */
export const AUTO_HIDE_REASON = `Automatic - reported by ${AUTO_HIDE_REPORTERS} people`;

/**
 * With this many more dismissed than justified reports, a person's next one counts half towards automatic hiding; with
 * the second number, not at all. Moderators see every report anyway.
 */
export const HALVING_DISMISSALS = 2;
export const SILENCING_DISMISSALS = 4;
