import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { intakeMessages } from "#messages/intake";
import { ReviewPage } from "~/components/intake/review-page";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { isForeign } from "~/domain/accounts/access";
import { requireIntake, returnReview } from "~/http/intake";
import { badRequest, redirectAfter, redirectTo, requireFormData } from "~/http/requests";
import { requireRole } from "~/http/viewers";
import { findHold } from "~/models/intake/hold";
import { reviewIntake } from "~/models/intake/review";
import { formTexts } from "~/schemas/forms/parse";
import { readReviewRequest, type ReviewRequest, reviewQuery } from "~/schemas/intake/review";
import { viewReview } from "~/views/intake/review";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, intakeMessages, ({ review }) => review);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { organizer, intake, unconfirmed } = await requireIntake(request, context, params["id"]);
  const { row } = reviewQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  return viewReview(intake, { open: row, organizer, unconfirmed, hold: await findHold(intake, context) }, context);
}

/** Every row's tick, title and clock, as seen and as changed, an opened row, and room for a form's own fields. */
const MAX_BYTES = 1_048_576;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { viewer, organizer, intake, unconfirmed } = await requireIntake(request, context, params["id"]);
  const form = await requireFormData(request, MAX_BYTES);
  const texts = formTexts(form);
  const sent = readReviewRequest(form, texts);
  if (!sent) throw badRequest();
  if (sent.keep || intake.sync_id !== null) await requireRole(request, context, intake.organizer_id, "write_calendars");
  const shown = { intake, organizer, unconfirmed };
  if (sent.errors) return returnReview({ texts, request: sent, reason: { errors: sent.errors } }, shown, context);
  const done = await reviewIntake(intake, { ...sent, userId: viewer.userId }, context);
  if (!done.ok) return returnReview({ texts, request: sent, reason: { problem: done.problem } }, shown, context);
  if (unconfirmed === "looked_at" && (done.value.kind === "kept" || done.value.kind === "discarded"))
    return redirectAfter("/admin/sources", done.value.kind === "kept" ? "sourceKept" : "sourceLeft");
  const here = `/dashboard/intake/${intake.id}` as const;
  switch (done.value.kind) {
    case "discarded":
      return redirectAfter("/dashboard/intake", "intakeDiscarded");
    case "undone":
      return done.value.kept === 0
        ? redirectAfter(here, "intakeUndone")
        : redirectAfter(here, "intakeUndoneButKept", { count: done.value.kept });
    case "published":
      return redirectTo(here);
    case "kept":
      return redirectAfter("/dashboard/calendar-sync", done.value.isNew ? "added" : "synced", {
        subject: done.value.syncId,
        search: new URLSearchParams(isForeign(viewer, organizer.id) ? { org: organizer.id } : {}),
      });
    case "saved":
      return redirectTo(
        sent.at
          ? `${here}${sent.opens ? `?row=${sent.at}` : ""}#${isOfDates(sent) ? "dates" : "tick"}-${sent.at}`
          : here,
      );
  }
}

/** Those that became others stand alone again. */
const isOfDates = ({ decisions: { existing } }: ReviewRequest) => existing?.withDates && existing.is === "same";

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function IntakeReviewRoute() {
  return <ReviewPage view={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
