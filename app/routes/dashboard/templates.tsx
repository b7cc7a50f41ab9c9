import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listStoredForms } from "#db/queries/events/stored-forms";
import { storedFormMessages } from "#messages/stored-forms";
import { TemplatesPage } from "~/components/dashboard/templates-page";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { requireOrganizer } from "~/http/organizers";
import { redirectAfter, requireTexts, requireValid } from "~/http/requests";
import { findStoredFormFor } from "~/http/stored-forms";
import { removeStoredForm, renameTemplate } from "~/models/events/stored-forms";
import { templateForm, templateName } from "~/schemas/events/stored-forms";
import { parseForm } from "~/schemas/forms/parse";
import { viewStoredForms } from "~/views/events/stored-forms";

const ADDRESS = "/dashboard/templates";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ADDRESS, storedFormMessages, (m) => m.templates);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_events");
  return viewStoredForms(await listStoredForms(context.db, organizer.id, "template"), context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireOrganizer(request, context, "write_events");
  const texts = await requireTexts(request);
  const sent = requireValid(templateForm, texts);
  const found = await findStoredFormFor(request, context, sent.id, "template");
  if (sent.intent === "delete") {
    if (found) await removeStoredForm(found.form, context);
    return redirectAfter(ADDRESS, "removed");
  }
  const named = parseForm(templateName, texts);
  if (!named.ok) return returnForm(texts, { errors: named.problem });
  if (!found) return redirectAfter(ADDRESS, "removed");
  await renameTemplate(found.form, named.value.name, context);
  return redirectAfter(ADDRESS, "renamed");
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function TemplatesRoute() {
  return <TemplatesPage templates={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
