import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { teamMessages } from "#messages/team";
import { InvitationAccepted } from "~/components/invitation/invitation-accepted";
import {
  InvitationForOthers,
  InvitationInvalid,
  InvitationOpen,
  InvitationUsed,
} from "~/components/invitation/invitation-states";
import { OnboardingFrame } from "~/components/profile/onboarding-frame";
import { useAnswer } from "~/components/send/use-answer";
import { isHttps } from "~/http/accounts/sign-in";
import { returnForm } from "~/http/forms";
import { redirectTo } from "~/http/redirects";
import { acceptInvitation, lookAtInvitation } from "~/models/team/invitations";
import { pageMeta } from "~/page-meta";
import { mailedToken } from "~/schemas/forms/fields";
import { chosenOrganizerCookie } from "~/schemas/organizers/dashboard";
import { viewInvitation } from "~/views/team/team";

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "/invitation", teamMessages, (m) => m.invitation),
  { name: "robots", content: "noindex" },
  // The address holds the token: it is told to nobody.
  { name: "referrer", content: "same-origin" },
];

/** Looking at an invitation does not use it up: mail scanners follow links, too. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = mailedToken.safeParse(params["token"]);
  const viewer = await context.viewer();
  if (!viewer) return redirectTo(token.success ? `/login?invitation=${token.data}` : "/login");
  if (!token.success) return { kind: "invalid" } as const;
  return viewInvitation(await lookAtInvitation(token.data, viewer, context), viewer.email);
}

export async function action({ params, context }: ActionFunctionArgs) {
  const token = mailedToken.safeParse(params["token"]);
  const viewer = await context.viewer();
  if (!viewer) return redirectTo(token.success ? `/login?invitation=${token.data}` : "/login");
  const accepted = token.success ? await acceptInvitation(token.data, viewer, context) : null;
  if (!accepted?.ok) return returnForm({}, accepted ?? { problem: { kind: "invalidLink" } });
  const cookie = chosenOrganizerCookie(accepted.value.organizerId, isHttps(context));
  return data({ isAccepted: true } as const, { headers: { "Set-Cookie": cookie } });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function Invitation() {
  const state = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <OnboardingFrame>
      <div className="mx-auto max-w-lg py-8 text-center lg:py-14">
        {answer && "isAccepted" in answer ? (
          <InvitationAccepted />
        ) : (answer && state.kind !== "used") || state.kind === "invalid" ? (
          <InvitationInvalid hasTried={answer !== undefined} />
        ) : state.kind === "used" ? (
          <InvitationUsed organizer={state.organizerName} />
        ) : state.kind === "open" ? (
          <InvitationOpen invitation={state} />
        ) : (
          <InvitationForOthers invitation={state} />
        )}
      </div>
    </OnboardingFrame>
  );
}
