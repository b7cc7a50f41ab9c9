import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listModeration } from "#db/queries/moderation/queue";
import { listUnreviewed, verifyOrganizationNumber } from "#db/queries/organizers/reviews";
import { moderationMessages } from "#messages/moderation";
import { PageTitle } from "~/components/admin/page-title";
import { pageMeta } from "~/components/layout/page-meta";
import { ModerationFlash, ModerationQueue } from "~/components/moderation/moderation-queue";
import { NewOrganizers } from "~/components/moderation/new-organizers";
import { canActEverywhere, isOwn } from "~/domain/accounts/access";
import { FLASH } from "~/domain/site/flash";
import { refusedAction } from "~/http/acts";
import { findUndoable, requireModeration, requireModerator } from "~/http/moderators";
import { forbidden, redirectAfter, requireTexts, requireValid } from "~/http/requests";
import { useMessages } from "~/i18n/use-messages";
import { decide } from "~/models/moderation/decide";
import { reviewNewcomer } from "~/models/moderation/review";
import { decisionForm, moderationQuery, numberForm, reviewForm } from "~/schemas/moderation/forms";
import { queryFields } from "~/schemas/search/fields";
import { viewModeration } from "~/views/moderation/queue";
import { viewNewOrganizers } from "~/views/organizers/new-organizers";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/admin/moderation", moderationMessages, (m) => m.page);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireModeration(request, context);
  const query = moderationQuery.parse(queryFields(new URL(request.url).searchParams));
  const ownIds = viewer.memberships.filter(({ id }) => isOwn(viewer, id)).map(({ id }) => id);
  const mayModerate = canActEverywhere(viewer, "moderate");
  const [page, unreviewed, undo] = await Promise.all([
    listModeration(context.db, { ...query, organizerIds: mayModerate ? null : ownIds, userId: viewer.userId }),
    mayModerate ? listUnreviewed(context.db, ownIds) : [],
    mayModerate ? findUndoable(context.db, new URL(request.url).searchParams, viewer) : null,
  ]);
  return {
    ...viewModeration(page, query, viewer, context),
    newOrganizers: viewNewOrganizers(unreviewed, context),
    mayVerify: viewer.isSuperadmin,
    undo,
  };
}

const PAGE = "/admin/moderation";

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireModerator(request, context);
  const texts = await requireTexts(request);
  const search = new URL(request.url).searchParams;
  ["_routes", FLASH.subject].forEach((name) => search.delete(name));
  if (texts["intent"] === "review") {
    const { organizer_id } = requireValid(reviewForm, texts);
    const reviewed = await reviewNewcomer(organizer_id, viewer, context);
    if (!reviewed.ok) throw refusedAction("decide_on_own", context);
    return redirectAfter(PAGE, "reviewed", { search });
  }
  if (texts["intent"] === "verify_number") {
    const { organizer_id, organization_number } = requireValid(numberForm, texts);
    if (!viewer.isSuperadmin || isOwn(viewer, organizer_id)) throw forbidden();
    const isVerified = await verifyOrganizationNumber(context.db, organizer_id, organization_number, context.now);
    if (isVerified)
      context.acts.push({ organizerId: organizer_id, action: "organizer_verified", detail: organization_number });
    return redirectAfter(PAGE, isVerified ? "numberVerified" : "overtaken", { search });
  }
  const wish = requireValid(decisionForm, texts);
  const decided = await decide(wish, viewer, context);
  if (!decided.ok && decided.problem.kind === "own") throw refusedAction("decide_on_own", context);
  if (!decided.ok) {
    // Where it stands whatever was decided, with what is typed to its owner.
    if (decided.problem.kind === "overtaken") search.set("tab", "all");
    return redirectAfter(PAGE, decided.problem.kind, { search });
  }
  return redirectAfter(PAGE, wish.decision, { search, subject: `${wish.content_type}:${wish.content_id}` });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function ModerationRoute() {
  const m = useMessages(moderationMessages);
  const { newOrganizers, mayVerify, undo, ...view } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={m.page.title} text={view.mayModerate ? m.intro : m.ownIntro} />
      <ModerationFlash decided={undo} />
      <NewOrganizers organizers={newOrganizers} mayVerify={mayVerify} />
      <ModerationQueue view={view} />
    </>
  );
}
