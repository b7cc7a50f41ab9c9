import { domainToUnicode } from "node:url";
import type { ClaimableRow } from "#db/queries/organizers/page-claims";
import { isOwn, type Viewer } from "~/domain/accounts/access";
import { isAtDomain, ownDomainOf } from "~/domain/organizers/register-pages";
import { safeWebAddress } from "~/domain/text/links";
import { type Claimed, claimWord } from "~/models/organizers/claim";

export type ClaimView = ReturnType<typeof viewClaim>;

interface ClaimState {
  token: string | null;
  undo: string | null;
  done: Claimed["kind"] | "undone" | null;
  found: string | null;
  own: { isLink: boolean; isAsked: boolean };
}

export function viewClaim(
  { id, name, website, is_kept }: ClaimableRow,
  viewer: Viewer | null,
  { token, undo, done, found, own }: ClaimState,
) {
  const domain = ownDomainOf(website);
  return {
    id,
    name,
    isKept: is_kept === 1,
    /** Null for those who are not signed in. */
    viewer: viewer && { email: viewer.email, isVerified: viewer.isVerified },
    token,
    undo,
    ...own,
    done: done !== "taken" || (viewer && isOwn(viewer, id)) ? done : null,
    /** Its source that was published before it was theirs, for a yes. */
    found: viewer && isOwn(viewer, id) ? found : null,
    /** What the registered website proves; null where there is none of its own. */
    proof:
      domain === null || !viewer
        ? null
        : {
            domain: domainToUnicode(domain),
            website: safeWebAddress(website) ?? domain,
            word: claimWord(id, viewer),
            email: isAtDomain(viewer.email, website) ? viewer.email : null,
          },
  };
}
