import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pushMessages } from "#messages/push";
import { privatePageMeta } from "~/components/layout/page-meta";
import { PushPage } from "~/components/push/push-page";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { findRemindedEvent } from "~/http/reminded-event";
import { redirectTo, requireFound, requireTexts, requireValid } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { forgetDevice, setDevicePushes } from "~/models/push/devices";
import { parseForm } from "~/schemas/forms/parse";
import { pushForm, pushOffForm } from "~/schemas/letters/push";

export const meta: MetaFunction = ({ matches }) => privatePageMeta(matches, "/push", pushMessages, (m) => m);

/** Only the device knows whether anything is pushed to it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const publicKey = requireFound(context.pushes.publicKey);
  const said = new URL(request.url).searchParams;
  const done = said.has("on") ? ("on" as const) : said.has("off") ? ("off" as const) : null;
  const viewer = await context.viewer();
  const about = await findRemindedEvent(request, context);
  return { publicKey, isAccount: viewer?.savesInAccount ?? false, done, about };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireFound(context.pushes.publicKey);
  const texts = await requireTexts(request);
  if (texts["intent"] === "off") {
    await forgetDevice(requireValid(pushOffForm, texts).subscription, context);
    return redirectTo("/push?off=1");
  }
  // What was ticked for an account is no yes for a device alone, nor the other way round.
  const viewer = texts["account"] ? await requireViewer(request, context) : null;
  const form = parseForm(pushForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const set = await setDevicePushes(form.value, viewer, context);
  return set.ok ? redirectTo("/push?on=1") : returnForm(texts, set);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function PushRoute() {
  return <PushPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
