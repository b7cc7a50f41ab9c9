import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { setPreviewToken } from "#db/queries/events/stored-forms";
import { findPublisher } from "#db/queries/publishing/publishing";
import { storedFormMessages } from "#messages/stored-forms";
import { createToken } from "~/auth/tokens";
import { DraftPage } from "~/components/dashboard/draft-page";
import { pageMeta } from "~/components/layout/page-meta";
import { notFound, redirectAfter, requireForm, requireFound } from "~/http/requests";
import { findStoredFormFor } from "~/http/stored-forms";
import { removeStoredForm } from "~/models/events/stored-forms";
import { draftForm } from "~/schemas/events/stored-forms";
import { viewDraftPreview } from "~/views/detail/event-preview";
import { viewStoredForm } from "~/views/events/stored-forms";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, storedFormMessages, (m) => m.draft);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findStoredFormFor(request, context, params["id"], "draft");
  if (!found) throw notFound();
  const { form } = found;
  const { organizer } = requireFound(await findPublisher(context.db, form.organizer_id));
  const { preview_token } = form;
  return {
    ...viewStoredForm(form, context),
    link: preview_token && `${context.settings.APP_URL}/preview/${preview_token}`,
    preview: viewDraftPreview(form, organizer, context),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const found = await findStoredFormFor(request, context, params["id"], "draft");
  // Where the first answer was lost, the second request finds nothing.
  if (!found) return redirectAfter("/dashboard", "draftDeleted");
  const { intent } = await requireForm(draftForm, request);
  const { form } = found;
  if (intent === "delete") {
    await removeStoredForm(form, context);
    return redirectAfter("/dashboard", "draftDeleted");
  }
  const isLink = intent === "link";
  await setPreviewToken(context.db, form.id, isLink ? (form.preview_token ?? createToken()) : null, context.now);
  return redirectAfter(`/dashboard/draft/${form.id}`, isLink ? "made" : "withdrawn");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function DraftRoute() {
  return <DraftPage draft={useLoaderData<typeof loader>()} />;
}
