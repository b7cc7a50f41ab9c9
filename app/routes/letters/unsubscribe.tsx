import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { letterMessages } from "#messages/letters";
import { privatePageMeta } from "~/components/layout/page-meta";
import { UnsubscribePage, type UnsubscribeView } from "~/components/letters/unsubscribe-page";
import { kindsOf } from "~/domain/letters/letters";
import { requireQuery } from "~/http/requests";
import { findReader, stopLetters } from "~/models/letters/subscribe";
import { mailedToken } from "~/schemas/forms/fields";
import { stoppedLetters } from "~/schemas/letters/forms";

export const meta: MetaFunction = ({ matches }) => privatePageMeta(matches, "/unsubscribe", letterMessages, (m) => m);

/** Stops nothing: mail scanners follow links. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<UnsubscribeView> {
  const { kind } = requireQuery(stoppedLetters, request);
  const token = mailedToken.safeParse(params["token"]);
  const reader = token.success ? await findReader(token.data, context) : null;
  const state = !reader ? "gone" : kindsOf(reader).includes(kind) ? "open" : "stopped";
  return { kind, state, manage: `/letters/${params["token"]}` };
}

/**
 * One press, by the page's button or a mail program (RFC 8058): the address is the proof, not body, cookies or origin.
 * No redirect, which such programs do not follow. Safe to repeat.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { kind } = requireQuery(stoppedLetters, request);
  const token = mailedToken.safeParse(params["token"]);
  const reader = token.success ? await findReader(token.data, context) : null;
  if (reader) await stopLetters(reader, kind, context);
  return data({ stopped: kind });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function UnsubscribeRoute() {
  return <UnsubscribePage view={useLoaderData<typeof loader>()} />;
}
