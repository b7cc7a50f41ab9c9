import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findClaimable } from "#db/queries/organizers/page-claims";
import { claimMessages } from "#messages/claim";
import { RemovalPage } from "~/components/claim/removal-page";
import { privatePageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { redirectAfter, requireFound, requireTexts, requireValid } from "~/http/requests";
import { removeUnkeptPage } from "~/models/organizers/remove-page";
import { parseForm } from "~/schemas/forms/parse";
import { contentId } from "~/schemas/moderation/forms";
import { removalForm } from "~/schemas/organizers/claim";

export const meta: MetaFunction = ({ matches, location }) =>
  privatePageMeta(matches, location.pathname, claimMessages, (m) => m.removal);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id, name, is_kept } = requireFound(await findClaimable(context.db, requireValid(contentId, params["id"])));
  return { id, name, isKept: is_kept === 1 };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const id = requireValid(contentId, params["id"]);
  const texts = await requireTexts(request);
  const form = parseForm(removalForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const removed = await removeUnkeptPage(id, form.value.message, context);
  if (!removed.ok) return returnForm(texts, { problem: removed.problem });
  return redirectAfter("/organizations", removed.value === "kept" ? "removalKept" : "pageRemoved");
}

export { sendForm as clientAction } from "~/components/send/send-form";

/** Carries Retry-After to a refused person. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function RemovePageRoute() {
  return <RemovalPage page={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
