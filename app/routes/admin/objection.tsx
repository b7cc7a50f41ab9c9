import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { moderationMessages } from "#messages/moderation";
import { pageMeta } from "~/components/layout/page-meta";
import { ObjectionPage } from "~/components/moderation/objection-page";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { requireOwnCase } from "~/http/moderators";
import { redirectTo, requireTexts } from "~/http/requests";
import { objectToHiding } from "~/models/moderation/object";
import { parseForm } from "~/schemas/forms/parse";
import { objectionForm } from "~/schemas/moderation/forms";
import { viewObjectionPage } from "~/views/moderation/notices";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, moderationMessages, (m) => m.objection.page);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { found } = await requireOwnCase(request, context, params);
  return viewObjectionPage(found, context.locale);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { found, viewer } = await requireOwnCase(request, context, params);
  const texts = await requireTexts(request);
  const form = parseForm(objectionForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  // Where it was refused, the page shows the current state.
  await objectToHiding(found, form.value.text, viewer, context);
  return redirectTo(new URL(request.url).pathname.replace(/\.data$/, ""));
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function ObjectionRoute() {
  return <ObjectionPage view={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
