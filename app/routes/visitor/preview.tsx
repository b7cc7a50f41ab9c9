import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findPreview } from "#db/queries/events/stored-forms";
import { previewMessages } from "#messages/preview";
import { DraftPreview } from "~/components/detail/draft-preview";
import { privatePageMeta } from "~/components/layout/page-meta";
import { daysBefore, RETENTION } from "~/domain/site/retention";
import { requireMethod } from "~/http/methods";
import { requireFound } from "~/http/requests";
import { mailedToken } from "~/schemas/forms/fields";
import { viewDraftPreview } from "~/views/detail/event-preview";

export const meta: MetaFunction = ({ matches }) => [
  ...privatePageMeta(matches, "/preview", previewMessages, (m) => m.page).filter(
    (tag) => !("name" in tag && tag.name === "referrer"),
  ),
  { name: "referrer", content: "no-referrer" },
];

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

/** Shown to whoever has its link. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = mailedToken.safeParse(params["token"]);
  const { draft, organizer } = requireFound(
    token.success ? await findPreview(context.db, token.data, daysBefore(context.now, RETENTION.previewDays)) : null,
  );
  return data(viewDraftPreview(draft, organizer, context), { headers: PRIVATE });
}

export const action = requireMethod("page");

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function PreviewRoute() {
  return <DraftPreview preview={useLoaderData<typeof loader>()} />;
}
