import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findUnconfirmed } from "#db/queries/calendars/unconfirmed";
import { findClaimable } from "#db/queries/organizers/page-claims";
import { claimMessages } from "#messages/claim";
import { ClaimPage } from "~/components/claim/claim-page";
import { privatePageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import { returnForm } from "~/http/forms";
import { redirectTo, requireFound, requireTexts, requireValid } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { claimByLink, claimByMail, claimByQuestion, claimByWord, findOwnClaim } from "~/models/organizers/claim";
import { undoClaim } from "~/models/organizers/hand-page";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { contentId } from "~/schemas/moderation/forms";
import { claimIntent, claimLinkForm, claimMailForm, claimQuery, claimQuestionForm } from "~/schemas/organizers/claim";
import { queryFields } from "~/schemas/search/fields";
import { viewClaim } from "~/views/organizers/claim";

export const meta: MetaFunction = ({ matches, location }) =>
  privatePageMeta(matches, location.pathname, claimMessages, (m) => m.claim);

/** Does not redeem the link: mail scanners follow it. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const page = requireFound(await findClaimable(context.db, requireValid(contentId, params["id"])));
  requireFound(page.is_claimable || null);
  const query = claimQuery.parse(queryFields(new URL(request.url).searchParams));
  const found = query.done === "taken" ? await findUnconfirmed(context.db, page.id) : null;
  const viewer = await context.viewer();
  const own = await findOwnClaim({ organizerId: page.id, token: query.token }, viewer, context);
  return viewClaim(page, viewer, { ...query, found, own });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  const viewer = texts["intent"] === "undo" ? null : await requireViewer(request, context);
  const id = requireValid(contentId, params["id"]);
  const claimed = await claim(id, texts, viewer, context);
  if ("errors" in claimed) return returnForm(texts, claimed);
  if (!claimed.ok) return returnForm(texts, { problem: claimed.problem });
  return redirectTo(`/organizer/${id}/claim?done=${claimed.value.kind}`);
}

/** Whoever has the link to undo a claim needs no account. */
async function claim(id: string, texts: FormTexts, viewer: Viewer | null, context: AppContext) {
  if (!viewer) return undoClaim({ organizerId: id, ...requireValid(claimLinkForm, texts) }, null, context);
  switch (requireValid(claimIntent, texts["intent"])) {
    case "mail": {
      const form = parseForm(claimMailForm, texts);
      return form.ok ? claimByMail(id, form.value.email, viewer, context) : { errors: form.problem };
    }
    case "question": {
      const form = parseForm(claimQuestionForm, texts);
      return form.ok ? claimByQuestion(id, form.value.message, viewer, context) : { errors: form.problem };
    }
    case "link":
      return claimByLink(id, requireValid(claimLinkForm, texts).token, viewer, context);
    case "word":
      return claimByWord(id, viewer, context);
  }
}

export { sendForm as clientAction } from "~/components/send/send-form";

/** Carries Retry-After to a refused person. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ClaimRoute() {
  return <ClaimPage view={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
