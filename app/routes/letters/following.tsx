import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { followingMessages } from "#messages/letters";
import { privatePageMeta } from "~/components/layout/page-meta";
import { FollowingPage } from "~/components/letters/following-page";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { redirectTo, requireTexts } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { changeFollowing } from "~/models/letters/following";
import { findAccountLists } from "~/models/letters/preview";
import { parseForm } from "~/schemas/forms/parse";
import { followingForm } from "~/schemas/letters/forms";
import { viewFollowed } from "~/views/letters/followed";

export const meta: MetaFunction = ({ matches }) => privatePageMeta(matches, "/following", followingMessages, (m) => m);

/** Only the browser knows what the device follows. */
export async function loader({ context }: LoaderFunctionArgs) {
  const hasPushes = context.pushes.publicKey !== null;
  const viewer = await context.viewer();
  if (!viewer) return { inAccount: null, hasPushes };
  const { searches } = await findAccountLists(viewer.userId, context);
  return { inAccount: await viewFollowed(searches, context), hasPushes };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const texts = await requireTexts(request);
  const form = parseForm(followingForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const changed = await changeFollowing(form.value, viewer, context);
  return changed.ok ? redirectTo("/following") : returnForm(texts, changed);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function FollowingRoute() {
  return <FollowingPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
