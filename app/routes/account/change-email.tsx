import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { EmailChangeForm, EmailChangeOutcome } from "~/components/account/email-change";
import { useAnswer } from "~/components/send/use-answer";
import { requireTexts } from "~/http/bodies";
import { confirmEmailChange, findEmailChange, lookAtUsedEmailChange } from "~/models/accounts/change-email";
import { tokenInAddress } from "~/schemas/accounts/forms";
import { mailedToken } from "~/schemas/forms/fields";
import { settingsMeta } from "~/settings-meta";

export const meta: MetaFunction = ({ matches }) => settingsMeta(matches, "/change-email", "emailChange");

/** Looks at the link without using it up: mail scanners follow links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenInAddress(request.url);
  const change = token && (await findEmailChange(token, context));
  if (change) return { kind: "open" as const, token, from: change.from, to: change.to, confirms: change.confirms };
  return token ? lookAtUsedEmailChange(token, context) : ({ kind: "invalid" } as const);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = mailedToken.safeParse((await requireTexts(request)).token);
  const outcome = token.success
    ? await confirmEmailChange(token.data, await context.viewer(), context)
    : ({ kind: "invalid" } as const);
  return data(outcome, outcome.kind === "invalid" ? 409 : 200);
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function ChangeEmail() {
  const link = useLoaderData<typeof loader>();
  const outcome = useAnswer<typeof action>();
  const isBusy = useNavigation().formData !== undefined;
  if (outcome) return <EmailChangeOutcome outcome={outcome} />;
  return link.kind === "open" ? <EmailChangeForm {...link} isBusy={isBusy} /> : <EmailChangeOutcome outcome={link} />;
}
