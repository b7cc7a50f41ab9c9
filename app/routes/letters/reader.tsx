import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { letterMessages } from "#messages/letters";
import { privatePageMeta } from "~/components/layout/page-meta";
import { ReaderPage, type ReaderView } from "~/components/letters/reader-page";
import { useAnswer } from "~/components/send/use-answer";
import { present } from "~/domain/values";
import { returnForm } from "~/http/forms";
import { redirectTo, requireTexts, requireValid } from "~/http/requests";
import { findLists, previewLetter } from "~/models/letters/preview";
import {
  changeChoices,
  confirmAddress,
  findAsked,
  findReader,
  forgetReader,
  keepLetters,
  unfollow,
} from "~/models/letters/subscribe";
import { mailedToken } from "~/schemas/forms/fields";
import { parseForm } from "~/schemas/forms/parse";
import { choicesForm, confirmForm, linkIntent } from "~/schemas/letters/forms";
import { viewFollowed } from "~/views/letters/followed";
import { viewChoices } from "~/views/letters/letters";
import { viewOrder } from "~/views/letters/order";

export const meta: MetaFunction = ({ matches }) => privatePageMeta(matches, "/letters", letterMessages, (m) => m);

const DONE = ["confirmed", "changed", "kept"] as const;

/** Does not use the link: mail scanners follow links. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ReaderView> {
  const said = new URL(request.url).searchParams.get("done");
  const token = mailedToken.safeParse(params["token"]);
  const reader = token.success ? await findReader(token.data, context) : null;
  if (!reader) return { kind: said === "removed" ? "removed" : "gone" };
  if (!reader.confirmed_at) {
    const email = present(reader.email, "address to confirm");
    const order = await viewOrder(await findAsked(reader, email, context), { reader, email }, context);
    return { kind: "unconfirmed", order, choices: viewChoices(reader, context.preferences) };
  }
  const lists = await findLists(reader, context);
  return {
    kind: "reader",
    choices: viewChoices(reader, context.preferences),
    asks: reader.weekly && reader.asked_at !== null,
    followed: reader.user_id === null ? await viewFollowed(lists.searches, context) : [],
    preview: reader.weekly ? await previewLetter(lists, context.locale, context) : null,
    done: DONE.find((done) => done === said) ?? null,
  };
}

/** The link is the proof, not a session. Safe to repeat. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  const { intent, search } = requireValid(linkIntent, texts);
  const token = mailedToken.safeParse(params["token"]);
  if (!token.success) return redirectTo("/letters/gone?done=gone");
  const reader = await findReader(token.data, context);
  const back = (done: string) => redirectTo(`/letters/${token.data}?done=${done}`);
  if (!reader) return back(intent === "delete" ? "removed" : "gone");
  switch (intent) {
    case "confirm": {
      const form = parseForm(confirmForm, texts);
      if (!form.ok) return returnForm(texts, { errors: form.problem });
      await confirmAddress(reader, form.value, context);
      return back("confirmed");
    }
    case "delete":
      await forgetReader(reader, context);
      return back("removed");
  }
  if (!reader.confirmed_at) return back("unconfirmed");
  if (intent === "change") await changeChoices(reader, requireValid(choicesForm, texts), context);
  else if (intent === "unfollow") await unfollow(reader, search, context);
  else await keepLetters(reader, context);
  return back(intent === "keep" ? "kept" : "changed");
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function ReaderRoute() {
  return <ReaderPage view={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
