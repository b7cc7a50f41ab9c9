import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { EmailChangeForm, EmailChangeOutcome } from "~/components/account/email-change";
import { useAnswer } from "~/components/send/use-answer";
import { settingsMeta } from "~/components/settings/settings-meta";
import { refuse } from "~/domain/values";
import { returnForm } from "~/http/forms";
import { requireTexts } from "~/http/requests";
import {
  confirmEmailChange,
  type EmailConfirmation,
  findEmailChange,
  readRedeemedEmailChange,
} from "~/models/accounts/change-email";
import { tokenInAddress } from "~/schemas/accounts/forms";
import { mailedToken } from "~/schemas/forms/fields";

export const meta: MetaFunction = ({ matches }) => settingsMeta(matches, "/change-email", "emailChange");

/** Does not redeem the link: mail scanners follow links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenInAddress(request.url);
  const change = token && (await findEmailChange(token, context));
  if (change) return { kind: "open" as const, token, from: change.from, to: change.to, confirms: change.confirms };
  return outcomeOf(token ? await readRedeemedEmailChange(token, context) : null);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const texts = await requireTexts(request);
  const token = mailedToken.safeParse(texts.token);
  const confirmed = token.success ? await confirmEmailChange(token.data, await context.viewer(), context) : null;
  const outcome = outcomeOf(confirmed);
  return confirmed?.ok ? data({ outcome }) : returnForm(texts, confirmed ?? INVALID, { outcome });
}

const INVALID = refuse({ kind: "invalidLink" } as const);

function outcomeOf(confirmed: EmailConfirmation | null) {
  const known = confirmed ?? INVALID;
  return known.ok ? known.value : known.problem;
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function ChangeEmailRoute() {
  const link = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isBusy = useNavigation().formData !== undefined;
  if (answer) return <EmailChangeOutcome outcome={answer.outcome} />;
  return link.kind === "open" ? <EmailChangeForm {...link} isBusy={isBusy} /> : <EmailChangeOutcome outcome={link} />;
}
