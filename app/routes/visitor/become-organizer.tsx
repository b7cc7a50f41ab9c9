import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useState } from "react";
import { becomeOrganizerMessages } from "#messages/become-organizer";
import { type Entry, EntryButtons } from "~/components/become-organizer/entry-buttons";
import { EntryDialogs } from "~/components/become-organizer/entry-dialogs";
import { Benefits, Features, LandingHero, Steps } from "~/components/become-organizer/landing";
import type { PageHandle } from "~/components/layout/page-handle";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { answerSignIn } from "~/http/accounts/sign-in";
import { answerSignUpModal, answerWithMail } from "~/http/accounts/sign-up";
import { requireTexts } from "~/http/requests";
import { useMessages } from "~/i18n/use-messages";
import { resendConfirmation } from "~/models/accounts/sign-up";

export const handle: PageHandle = { title: "organizerAccount" };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/become-organizer", becomeOrganizerMessages, (m) => m);

/** Both dialogs post to their own page, whose action is loaded even without a network. */
export async function action({ request, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  switch (texts.intent) {
    case "sign-in":
      return answerSignIn(texts, context);
    case "resend":
      return answerWithMail(resendConfirmation, texts, context);
    default:
      return answerSignUpModal(texts, context);
  }
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function BecomeOrganizerRoute() {
  const m = useMessages(becomeOrganizerMessages);
  const [entry, setEntry] = useState<Entry | null>(null);
  return (
    <div className="mx-auto flex max-w-[1180px] flex-col gap-14 px-5 lg:gap-18 lg:px-8 lg:pt-2">
      <LandingHero onOpen={setEntry} />
      <Benefits />
      <Steps />
      <Features />
      <section className="flex flex-col items-center gap-6 pb-6 text-center">
        <h2 className="max-w-[16em] text-page">{m.closingHeading}</h2>
        <EntryButtons onOpen={setEntry} />
      </section>
      <EntryDialogs entry={entry} answer={useAnswer<typeof action>() ?? null} onChange={setEntry} />
    </div>
  );
}
