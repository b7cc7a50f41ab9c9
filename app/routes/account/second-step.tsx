import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { readSecondStep } from "~/auth/second-step";
import { SecondStepForms } from "~/components/account/second-step-forms";
import { useAnswer } from "~/components/send/use-answer";
import { settingsMeta } from "~/components/settings/settings-meta";
import { answerSecondStep } from "~/http/accounts/sign-in";
import { redirectTo, requireTexts } from "~/http/requests";
import { offerSecondStep } from "~/models/accounts/second-step";
import { loginPage } from "~/schemas/accounts/forms";
import { isHttps } from "~/schemas/site/settings";

export const meta: MetaFunction = ({ matches }) => settingsMeta(matches, "/login/two-step", "secondStep");

/** Only for a browser that has just given the correct password. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = Object.fromEntries(new URL(request.url).searchParams);
  const options = await offerSecondStep(
    readSecondStep(request.headers.get("Cookie"), isHttps(context.settings)),
    context,
  );
  if (!options) throw redirectTo("/login");
  const { invitation, next } = loginPage.parse(search);
  const refused = (["code", "passkey"] as const).find((step) => step === search.refused) ?? null;
  return { options: JSON.stringify(options), invitation, next, refused };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = readSecondStep(request.headers.get("Cookie"), isHttps(context.settings));
  return answerSecondStep(await requireTexts(request), token, context);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function SecondStepRoute() {
  const step = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() ?? null;
  const isBusy = useNavigation().formData !== undefined;
  return <SecondStepForms {...step} answer={answer} isBusy={isBusy} />;
}
