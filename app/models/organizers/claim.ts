import { findUser } from "#db/queries/accounts/accounts";
import { findOwner } from "#db/queries/organizers/owner";
import { type ClaimableRow, deleteClaim, findClaim, findClaimable, putClaim } from "#db/queries/organizers/page-claims";
import { listSuperadmins } from "#db/queries/publishing/first-days";
import { createToken, hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { CLAIM_LINK_DAYS, isAtDomain, ownDomainOf } from "~/domain/organizers/register-pages";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { daysBefore } from "~/domain/site/retention";
import { safeWebAddress } from "~/domain/text/links";
import { refuse, type Result, succeed } from "~/domain/values";
import { saysWord } from "~/gateways/pages/site-word";
import { type Attempts, limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import { newsOf, sendNews } from "./claim-news";
import { type Claimant, handTo, type ClaimProof } from "./hand-page";

type Deps = Given<"db" | "jobs" | "pages" | "register" | "settings" | "locale" | "now">;

/** `asked`: it goes to the page's owner, who is the only one to know. */
export type Claimed = { kind: "taken" | "linkSent" | "asked" };

type ClaimProblem =
  | { kind: "gone" | "unconfirmedEmail" | "notAtDomain" | "noWord" | "noWebsite" | "invalidLink" | "hasOrganizer" }
  | TooMany;

type Outcome = Promise<Result<Claimed, ClaimProblem>>;

/** To be put on the registered website; each person's own, and of no other page. */
export const claimWord = (organizerId: string, { userId }: Pick<Viewer, "userId">): string =>
  `samling-${hashToken(`claim:${organizerId}:${userId}`).slice(0, 12)}`;

/** Runs `prove` where the page is free; a later claim goes to its owner. */
async function whereFree(
  organizerId: string,
  viewer: Viewer,
  attempts: Attempts,
  deps: Deps,
  prove: (page: ClaimableRow) => Outcome,
): Outcome {
  if (!viewer.isVerified) return refuse({ kind: "unconfirmedEmail" });
  const page = await findClaimable(deps.db, organizerId);
  if (!page?.is_claimable) return refuse({ kind: "gone" });
  const limited = await limitAttempts({ claimByAccount: viewer.userId, ...attempts }, deps);
  if (!limited.ok) return limited;
  return page.is_kept === 1 ? tellOwner(page, viewer, deps) : prove(page);
}

/** Mails a link to an address at the registered website's domain. */
export const claimByMail = (organizerId: string, email: string, viewer: Viewer, deps: Deps): Outcome =>
  whereFree(organizerId, viewer, { claimByRecipient: email }, deps, async (page) => {
    if (!isAtDomain(email, page.website)) return refuse({ kind: "notAtDomain" });
    const token = createToken();
    const claim = claimOf(organizerId, viewer, deps);
    await putClaim(deps.db, { ...claim, email, token_hash: hashToken(token) });
    const link = `${deps.settings.APP_URL}/organizer/${organizerId}/claim?token=${token}`;
    await sendNews(
      "link",
      { key: hashToken(token), to: email, locale: deps.locale },
      { page, link, claimant: viewer.email },
      deps,
    );
    return succeed({ kind: "linkSent" });
  });

const claimOf = (organizerId: string, { userId }: Viewer, { now }: Deps) => ({
  id: newId(),
  organizer_id: organizerId,
  user_id: userId,
  created_at: now,
});

/** What the viewer asked for and has no answer to; `isLink`: `token` is of the link mailed for them. */
export async function findOwnClaim(
  { organizerId, token }: { organizerId: string; token: string | null },
  viewer: Viewer | null,
  { db, now }: Pick<Deps, "db" | "now">,
) {
  const claim = viewer && (await findClaim(db, { organizerId, userId: viewer.userId }));
  const isLink =
    token !== null && claim?.token_hash === hashToken(token) && claim.created_at > daysBefore(now, CLAIM_LINK_DAYS);
  return { isLink, isAsked: claim?.email === null && claim.former === null, email: isLink ? claim.email : null };
}

/** The mailed link, pressed by the person who asked for it. */
export const claimByLink = (organizerId: string, token: string, viewer: Viewer, deps: Deps): Outcome =>
  whereFree(organizerId, viewer, {}, deps, async (page) => {
    const { email } = await findOwnClaim({ organizerId, token }, viewer, deps);
    // The website may have been corrected since.
    if (!email || !isAtDomain(email, page.website)) return refuse({ kind: "invalidLink" });
    return take(page, viewer, { proof: email, proven: email }, deps);
  });

/** The word stands on the registered website. */
export const claimByWord = (organizerId: string, viewer: Viewer, deps: Deps): Outcome =>
  whereFree(organizerId, viewer, {}, deps, async (page) => {
    const website = safeWebAddress(page.website);
    if (ownDomainOf(website) === null || website === null) return refuse({ kind: "noWebsite" });
    if (!(await saysWord(website, claimWord(organizerId, viewer), deps.pages))) return refuse({ kind: "noWord" });
    return take(page, viewer, { proof: website, proven: null }, deps);
  });

/** Asks the superadmins, who ask at the registered address. */
export const claimByQuestion = (organizerId: string, message: string, viewer: Viewer, deps: Deps): Outcome =>
  whereFree(organizerId, viewer, {}, deps, async (page) => {
    await putClaim(deps.db, { ...claimOf(organizerId, viewer, deps), message });
    const link = `${deps.settings.APP_URL}/admin/register`;
    for (const { id, email, locale } of await listSuperadmins(deps.db))
      await sendNews(
        "asked",
        { key: `${organizerId}:${viewer.userId}:${id}`, to: email, locale },
        { page, link },
        deps,
      );
    return succeed({ kind: "asked" });
  });

/** A superadmin's answer, mailed to whoever asked. Safe to repeat: an answered question is gone. */
export async function answerClaim(
  { id, isYes }: { id: string; isYes: boolean },
  actor: Viewer,
  deps: Omit<Deps, "pages">,
): Promise<Result<null, { kind: "gone" | "hasOrganizer" }>> {
  const { db, settings } = deps;
  const claim = await findClaim(db, { id });
  const user = claim && claim.email === null && claim.former === null ? await findUser(db, claim.user_id) : null;
  const page = claim && (await findClaimable(db, claim.organizer_id));
  if (!claim || !user?.email_verified_at || !page) return refuse({ kind: "gone" });
  const claimant = { userId: user.id, email: user.email };
  const link = `${settings.APP_URL}/organizer/${page.id}`;
  const to = { key: `${page.id}:${user.id}:${claim.created_at.getTime()}`, to: user.email, locale: user.locale };
  if (!isYes || page.is_kept === 1) {
    await (isYes ? tellOwner(page, claimant, deps) : sendNews("refused", to, { page, link }, deps));
    await deleteClaim(db, id);
    return succeed(null);
  }
  const granted = newsOf("granted", to, { page, link }, deps);
  const proof = { proof: user.email, proven: null, actorId: actor.userId };
  const owner = await handTo(page, claimant, proof, deps, [granted]);
  if (owner === "hasOrganizer") return refuse({ kind: "hasOrganizer" });
  return owner?.email === user.email ? succeed(null) : refuse({ kind: "gone" });
}

async function take(page: ClaimableRow, viewer: Viewer, proof: Omit<ClaimProof, "actorId">, deps: Deps): Outcome {
  const owner = await handTo(page, viewer, { ...proof, actorId: viewer.userId }, deps);
  if (owner === "hasOrganizer") return refuse({ kind: "hasOrganizer" });
  if (!owner) return refuse({ kind: "gone" });
  return owner.email === viewer.email ? succeed({ kind: "taken" }) : tellOwner(page, viewer, deps);
}

/** Once for each person; they are not told whose page it is. */
async function tellOwner(
  page: ClaimableRow,
  { userId, email }: Claimant,
  deps: Omit<Deps, "pages">,
): Promise<Result<Claimed, never>> {
  const owner = await findOwner(deps.db, page.id);
  if (owner?.email === email) return succeed({ kind: "taken" });
  const link = `${deps.settings.APP_URL}/organizer/${page.id}/team`;
  if (owner) {
    const to = { key: `${page.id}:${userId}:owner`, to: owner.email, locale: owner.locale ?? CONTENT_LOCALE };
    await sendNews("second", to, { page, link, claimant: email }, deps);
  }
  return succeed({ kind: "asked" });
}
