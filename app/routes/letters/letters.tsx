import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findReaderOfUser } from "#db/queries/letters/readers";
import { letterMessages } from "#messages/letters";
import { pageMeta } from "~/components/layout/page-meta";
import { LettersPage } from "~/components/letters/letters-page";
import { useAnswer } from "~/components/send/use-answer";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import type { LetterChoices } from "~/domain/letters/letters";
import { returnForm } from "~/http/forms";
import { findRemindedEvent } from "~/http/reminded-event";
import { redirectTo, requireQuery, requireTexts } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { findAccountLists, previewLetter } from "~/models/letters/preview";
import { askAddress, choicesOf, setAccountLetters } from "~/models/letters/subscribe";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { accountForm, addressForm, choicesAgain } from "~/schemas/letters/forms";
import { choicesToRemind, type ChoicesView, USUAL_CHOICES, viewChoices } from "~/views/letters/letters";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/letters", letterMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const said = new URL(request.url).searchParams;
  const done = said.has("sent") ? ("sent" as const) : said.has("saved") ? ("saved" as const) : null;
  const about = await findRemindedEvent(request, context);
  const begin = about ? choicesToRemind : (choices: ChoicesView) => choices;
  const hasPushes = context.pushes.publicKey !== null;
  const viewer = await context.viewer();
  const again = requireQuery(choicesAgain, request);
  if (!viewer) return { choices: begin({ ...USUAL_CHOICES, ...again }), preview: null, done, about, hasPushes };
  const reader = await findReaderOfUser(context.db, viewer.userId);
  const lists = await findAccountLists(viewer.userId, context);
  return {
    choices: begin(reader ? viewChoices(reader, context.preferences) : USUAL_CHOICES),
    preview: await previewLetter(lists, context.locale, context),
    done,
    about,
    hasPushes,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  // What was ticked for an account is no yes for an address, nor the other way round.
  if (texts["account"]) return forAccount(texts, await requireViewer(request, context), context);
  const form = parseForm(addressForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const asked = await askAddress(form.value, context);
  return asked.ok ? redirectTo(sentPath(request, form.value)) : returnForm(texts, asked);
}

/** With what was chosen, but for the address: whoever typed that wrong goes on from there. */
function sentPath(request: Request, form: LetterChoices): string {
  const search = new URLSearchParams({ sent: "1" });
  const event = new URL(request.url).searchParams.get("event");
  if (event) search.set("event", event);
  for (const [name, value] of Object.entries(choicesOf(form)))
    if (value !== false) search.set(name, value === true ? "1" : String(value));
  return `/letters?${search}`;
}

async function forAccount(texts: FormTexts, viewer: Viewer, context: AppContext) {
  const form = parseForm(accountForm, texts);
  if (!form.ok) return returnForm(texts, { errors: form.problem });
  const set = await setAccountLetters(form.value, viewer, context);
  return set.ok ? redirectTo("/letters?saved=1") : returnForm(texts, set);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function LettersRoute() {
  return <LettersPage {...useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
