import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listSessions } from "#db/queries/accounts/sessions";
import { hashToken } from "~/auth/tokens";
import { DeviceList } from "~/components/settings/device-list";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { requireTexts, requireValid } from "~/http/bodies";
import { requireViewer } from "~/http/viewers";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";
import { endOtherSessions, endSession } from "~/models/accounts/sessions";
import { endSessionForm } from "~/schemas/accounts/settings";
import { settingsMeta } from "~/settings-meta";
import { viewDevices } from "~/views/accounts/settings";

export const meta: MetaFunction = ({ matches }) => settingsMeta(matches, "/settings/devices", "devices");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const sessions = await listSessions(context.db, viewer.userId, context.now);
  return { devices: viewDevices(sessions, { hereId: hashToken(viewer.sessionId), preferences: context.preferences }) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const texts = await requireTexts(request);
  if (texts.intent === "others") {
    await endOtherSessions(viewer, context);
    return redirect("/settings/devices?melding=enheter", 303);
  }
  await endSession(requireValid(endSessionForm, texts).session, viewer, context);
  return redirect("/settings/devices?melding=enhet", 303);
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function Devices() {
  const { devices } = useLoaderData<typeof loader>();
  const m = useMessages(accountSettingsMessages).devices;
  return (
    <>
      <SettingsHeading intro={m.intro}>{m.title}</SettingsHeading>
      <DeviceList devices={devices} />
    </>
  );
}
