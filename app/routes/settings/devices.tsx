import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listSessions } from "#db/queries/accounts/sessions";
import { accountSettingsMessages } from "#messages/account-settings";
import { hashToken } from "~/auth/tokens";
import { DeviceList } from "~/components/settings/device-list";
import { settingsMeta } from "~/components/settings/settings-meta";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { redirectAfter, requireTexts, requireValid } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { signOutDevice, signOutElsewhere } from "~/models/accounts/devices";
import { endSessionForm } from "~/schemas/accounts/settings";
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
    await signOutElsewhere(viewer, context);
    return redirectAfter("/settings/devices", "devicesSignedOut");
  }
  const { session } = requireValid(endSessionForm, texts);
  await signOutDevice(session, viewer, context);
  return redirectAfter("/settings/devices", "deviceSignedOut");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function DevicesRoute() {
  const { devices } = useLoaderData<typeof loader>();
  const m = useMessages(accountSettingsMessages).devices;
  return (
    <>
      <SettingsHeading intro={m.intro}>{m.title}</SettingsHeading>
      <DeviceList devices={devices} />
    </>
  );
}
