import type { NewMail } from "#db/queries/mail/outbox";
import { findOrganizerByEmail } from "#db/queries/organizers/organizers";
import { type ClaimableRow, findTaker, returnPage, takePage } from "#db/queries/organizers/page-claims";
import { listSuperadmins } from "#db/queries/publishing/first-days";
import { createToken, hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { CONTENT_LOCALE, type Locale } from "~/domain/site/locales";
import { refuse, type Result, succeed } from "~/domain/values";
import { queueMails } from "~/models/mail/post";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import { newsOf } from "./claim-news";

type Deps = Given<"db" | "jobs" | "register" | "settings" | "locale" | "now">;

export type Claimant = Pick<Viewer, "userId" | "email">;

/** What is logged of it, and the address that it makes the page's. */
export interface ClaimProof {
  proof: string;
  proven: string | null;
  /** Who gives it. */
  actorId: string;
}

/** An account owns one organizer. Whoever is told of it is so in the same batch. */
export async function handTo(
  page: ClaimableRow,
  { userId, email }: Claimant,
  { proof, proven, actorId }: ClaimProof,
  deps: Deps,
  told: readonly NewMail[] = [],
) {
  const { db, now } = deps;
  const token = createToken();
  const undoHash = hashToken(token);
  const entry = { actorId, organizerId: page.id, action: "register_page_claimed" as const, detail: proof };
  const mails = [...told, ...(await takenMails(page, email, token, deps))];
  const taking = { id: page.id, email, userId, proven, claimId: newId(), undoHash, mails };
  try {
    const owner = await takePage(db, taking, entry, now);
    if (owner?.undo_hash === undoHash) await queueMails(mails, deps);
    return owner;
  } catch (error) {
    if (await findOrganizerByEmail(db, email)) return "hasOrganizer";
    throw error;
  }
}

/** Superadmins, and the address in the register, which may know better. */
async function takenMails(page: ClaimableRow, claimant: string, token: string, deps: Deps): Promise<NewMail[]> {
  const { APP_URL } = deps.settings;
  const tell = (to: string, locale: Locale, link: string) =>
    newsOf("taken", { key: `${hashToken(token)}:${hashToken(to)}`, to, locale }, { page, link, claimant }, deps);
  const superadmins = await listSuperadmins(deps.db);
  const found = page.organization_number === null ? null : await deps.register.find(page.organization_number);
  const registered = found?.kind === "unit" ? found.unit.email : null;
  return [
    ...superadmins.map(({ email, locale }) => tell(email, locale, `${APP_URL}/admin/register`)),
    ...(registered ? [tell(registered, CONTENT_LOCALE, `${APP_URL}/organizer/${page.id}/claim?undo=${token}`)] : []),
  ];
}

/** By the link to the registered address, or by a superadmin. Whoever had it is told. */
export async function undoClaim(
  { organizerId, token }: { organizerId: string; token: string | null },
  actor: Viewer | null,
  deps: Deps,
): Promise<Result<{ kind: "undone" }, { kind: "invalidLink" }>> {
  if (token === null && !actor?.isSuperadmin) return refuse({ kind: "invalidLink" });
  const entry = { actorId: actor?.userId ?? null, organizerId, action: "register_page_returned" as const, detail: "" };
  const undoing = { id: organizerId, undoHash: token && hashToken(token) };
  const owner = await findTaker(deps.db, undoing, deps.now);
  if (!owner) return refuse({ kind: "invalidLink" });
  const to = { key: `${organizerId}:${owner.user_id}:${deps.now.getTime()}`, to: owner.email, locale: owner.locale };
  const link = `${deps.settings.APP_URL}/organizer/${organizerId}`;
  const mail = newsOf("refused", to, { page: owner, link }, deps);
  if (!(await returnPage(deps.db, { ...undoing, mail }, entry, deps.now))) return refuse({ kind: "invalidLink" });
  await queueMails([mail], deps);
  return succeed({ kind: "undone" });
}
