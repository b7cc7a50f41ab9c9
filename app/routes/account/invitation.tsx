import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { teamMessages } from "#messages/team";
import {
  InvitationAccepted,
  InvitationAcceptedBefore,
  InvitationForOthers,
  InvitationInvalid,
  InvitationOpen,
} from "~/components/invitation/invitation-states";
import { privatePageMeta } from "~/components/layout/page-meta";
import { OnboardingFrame } from "~/components/profile/onboarding-frame";
import { useAnswer } from "~/components/send/use-answer";
import { returnForm } from "~/http/forms";
import { redirectTo } from "~/http/requests";
import { acceptInvitation, findInvitation } from "~/models/team/invitations";
import { mailedToken } from "~/schemas/forms/fields";
import { chosenOrganizerCookie } from "~/schemas/organizers/dashboard";
import { isHttps } from "~/schemas/site/settings";
import { viewInvitation } from "~/views/team/team";

export const meta: MetaFunction = ({ matches }) =>
  privatePageMeta(matches, "/invitation", teamMessages, (m) => m.invitation);

/** Does not redeem it: mail scanners follow links. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = mailedToken.safeParse(params["token"]);
  const viewer = await context.viewer();
  if (!viewer) return redirectTo(token.success ? `/login?invitation=${token.data}` : "/login");
  if (!token.success) return { kind: "invalid" } as const;
  return viewInvitation(await findInvitation(token.data, viewer, context), viewer.email);
}

export async function action({ params, context }: ActionFunctionArgs) {
  const token = mailedToken.safeParse(params["token"]);
  const viewer = await context.viewer();
  if (!viewer) return redirectTo(token.success ? `/login?invitation=${token.data}` : "/login");
  const accepted = token.success ? await acceptInvitation(token.data, viewer, context) : null;
  if (!accepted?.ok) return returnForm({}, accepted ?? { problem: { kind: "invalidLink" } });
  const cookie = chosenOrganizerCookie(accepted.value.organizerId, isHttps(context.settings));
  return data({ isAccepted: true } as const, { headers: { "Set-Cookie": cookie } });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function InvitationRoute() {
  const state = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <OnboardingFrame>
      <div className="mx-auto max-w-lg py-8 text-center lg:py-14">
        {answer && "isAccepted" in answer ? (
          <InvitationAccepted />
        ) : (answer && state.kind !== "accepted") || state.kind === "invalid" ? (
          <InvitationInvalid hasTried={answer !== undefined} />
        ) : state.kind === "accepted" ? (
          <InvitationAcceptedBefore organizer={state.organizerName} />
        ) : state.kind === "open" ? (
          <InvitationOpen invitation={state} />
        ) : (
          <InvitationForOthers invitation={state} />
        )}
      </div>
    </OnboardingFrame>
  );
}
