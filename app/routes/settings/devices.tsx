import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listSessions } from "#db/queries/sessions";
import { hashToken } from "~/auth/tokens";
import { DeviceList } from "~/components/settings/device-list";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { requireTexts } from "~/guards/require-texts";
import { requireValid } from "~/guards/require-valid";
import { requireViewer } from "~/guards/require-viewer";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";
import { endOtherSessions, endSession } from "~/models/account/end-sessions";
import { endSessionForm } from "~/schemas/account-settings";
import { settingsMeta } from "~/settings-meta";
import { viewDevices } from "~/views/devices";

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
