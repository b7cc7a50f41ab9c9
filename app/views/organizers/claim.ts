import type { ClaimableRow } from "#db/queries/organizers/page-claims";
import { isOwn, type Viewer } from "~/domain/accounts/access";
import { isAtDomain, ownDomainOf } from "~/domain/organizers/register-pages";
import { safeWebAddress } from "~/domain/text/links";
import { type Claimed, claimWord } from "~/models/organizers/claim";

export interface ClaimView {
  id: string;
  name: string;
  isKept: boolean;
  /** Null for those who are not signed in. */
  viewer: { email: string; isVerified: boolean } | null;
  token: string | null;
  done: Claimed["kind"] | null;
  /** Its source that was published before it was theirs, for a yes. */
  found: string | null;
  /** What the registered website proves; null where there is none of its own. */
  proof: { domain: string; website: string; word: string; email: string | null } | null;
}

export function viewClaim(
  { id, name, website, is_kept }: ClaimableRow,
  viewer: Viewer | null,
  { token, done, found }: Pick<ClaimView, "token" | "done" | "found">,
): ClaimView {
  const domain = ownDomainOf(website);
  return {
    id,
    name,
    isKept: is_kept === 1,
    viewer: viewer && { email: viewer.email, isVerified: viewer.isVerified },
    token,
    done: done !== "taken" || (viewer && isOwn(viewer, id)) ? done : null,
    found: viewer && isOwn(viewer, id) ? found : null,
    proof:
      domain === null || !viewer
        ? null
        : {
            domain,
            website: safeWebAddress(website) ?? domain,
            word: claimWord(id, viewer),
            email: isAtDomain(viewer.email, website) ? viewer.email : null,
          },
  };
}
