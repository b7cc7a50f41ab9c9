import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { readSignUpProof } from "~/auth/sign-up-proof";
import { accountMeta } from "~/components/account/account-meta";
import { ConfirmForm } from "~/components/account/confirm-form";
import { DeadLink } from "~/components/account/dead-link";
import { RedeemedLink } from "~/components/account/redeemed-link";
import { useAnswer } from "~/components/send/use-answer";
import { answerConfirmation, answerWithMail } from "~/http/accounts/sign-up";
import { requireTexts } from "~/http/requests";
import { findConfirmable, hasConfirmed, isOwnSignUp, resendConfirmation } from "~/models/accounts/sign-up";
import { goingOnTo, tokenInAddress } from "~/schemas/accounts/forms";
import { isHttps } from "~/schemas/site/settings";

export const meta: MetaFunction = ({ matches }) => accountMeta(matches, "confirm");

/** Does not redeem the link: mail scanners follow links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenInAddress(request.url);
  const user = token && (await findConfirmable(token, context));
  if (!user) return { kind: token && (await hasConfirmed(token, context)) ? "used" : "dead" } as const;
  return {
    kind: "open" as const,
    token,
    email: user.email,
    asksPassword: !isOwnSignUp(user, readSignUpProof(request.headers.get("Cookie"), isHttps(context.settings))),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  if (texts.intent === "resend") return answerWithMail(resendConfirmation, texts, context);
  const proof = readSignUpProof(request.headers.get("Cookie"), isHttps(context.settings));
  return answerConfirmation(
    texts,
    { proof, next: goingOnTo.parse(new URL(request.url).searchParams.get("next")) },
    context,
  );
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function ConfirmEmailRoute() {
  const link = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const isBusy = useNavigation().formData !== undefined;
  if (link.kind === "open")
    return <ConfirmForm {...link} answer={answer?.done === null ? answer : null} isBusy={isBusy} />;
  return link.kind === "used" ? <RedeemedLink kind="confirm" /> : <DeadLink kind="confirm" answer={answer} />;
}
