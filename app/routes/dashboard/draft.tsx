import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { storedFormMessages } from "#messages/stored-forms";
import { DraftPage } from "~/components/dashboard/draft-page";
import { pageMeta } from "~/components/layout/page-meta";
import { requireForm } from "~/http/bodies";
import { redirectAfter } from "~/http/redirects";
import { notFound } from "~/http/refusals";
import { findStoredFormFor } from "~/http/stored-forms";
import { removeStoredForm } from "~/models/events/stored-forms";
import { draftForm } from "~/schemas/events/stored-forms";
import { viewStoredForm } from "~/views/events/stored-forms";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, storedFormMessages, (m) => m.draft);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findStoredFormFor(request, context, params["id"], "draft");
  if (!found) throw notFound();
  return viewStoredForm(found.form, context);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const found = await findStoredFormFor(request, context, params["id"], "draft");
  // Where the first answer was lost, the second request finds nothing.
  if (!found) return redirectAfter("/dashboard", "draftDeleted");
  await requireForm(draftForm, request);
  await removeStoredForm(found.form, context);
  return redirectAfter("/dashboard", "draftDeleted");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function Draft() {
  return <DraftPage draft={useLoaderData<typeof loader>()} />;
}
