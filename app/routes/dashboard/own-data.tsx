import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { countPictures } from "#db/queries/organizers/records";
import { listWebhooks } from "#db/queries/webhooks/webhooks";
import { ownDataMessages } from "#messages/own-data";
import { pageMeta } from "~/components/layout/page-meta";
import { OwnDataPage } from "~/components/own-data/own-data-page";
import { useAnswer } from "~/components/send/use-answer";
import { archiveParts } from "~/domain/organizers/archive";
import { requireTexts, requireValid } from "~/http/bodies";
import { returnForm } from "~/http/forms";
import { requireOrganizer } from "~/http/organizers";
import { redirectAfter } from "~/http/redirects";
import { addWebhook, pressWebhook } from "~/models/webhooks/manage";
import { parseForm } from "~/schemas/forms/parse";
import { newWebhookForm, webhookIntent } from "~/schemas/webhooks/forms";
import { viewWebhooks } from "~/views/webhooks/webhooks";

const ADDRESS = "/dashboard/data";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ADDRESS, ownDataMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_team");
  const [pictures, webhooks] = await Promise.all([
    countPictures(context.db, organizer.id),
    listWebhooks(context.db, organizer.id),
  ]);
  return { parts: archiveParts(pictures), ...viewWebhooks(webhooks, context.preferences) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_team");
  const texts = await requireTexts(request);
  const pressed = requireValid(webhookIntent, texts);
  if (pressed.intent !== "add") return redirectAfter(ADDRESS, await pressWebhook(pressed, organizer.id, context));
  const typed = parseForm(newWebhookForm, texts);
  if (!typed.ok) return returnForm(texts, { errors: typed.problem });
  const added = await addWebhook({ ...typed.value, organizer_id: organizer.id }, context);
  if (added.ok) return redirectAfter(ADDRESS, "added");
  return added.problem === "tooMany"
    ? returnForm(texts, { problem: { kind: "tooManyWebhooks" } })
    : returnForm<"tooManyWebhooks">(texts, { errors: { address: "webhookAddressInvalid" } });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export { sendForm as clientAction } from "~/components/send/send-form";

export default function OwnData() {
  return <OwnDataPage view={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
