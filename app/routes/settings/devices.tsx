import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deleteDevicesOfSession, deleteOtherDevices } from "#db/queries/letters/devices";
import { deleteOtherSessions, deleteSessionOf, listSessions } from "#db/queries/accounts/sessions";
import { accountSettingsMessages } from "#messages/account-settings";
import { hashToken } from "~/auth/tokens";
import { DeviceList } from "~/components/settings/device-list";
import { settingsMeta } from "~/components/settings/settings-meta";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { requireTexts, requireValid } from "~/http/bodies";
import { redirectAfter } from "~/http/redirects";
import { requireViewer } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
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
    await deleteOtherSessions(context.db, viewer.userId, hashToken(viewer.sessionId));
    await deleteOtherDevices(context.db, viewer.userId, hashToken(viewer.sessionId));
    return redirectAfter("/settings/devices", "devicesSignedOut");
  }
  const { session } = requireValid(endSessionForm, texts);
  const ended = await deleteSessionOf(context.db, viewer.userId, session);
  if (ended.length > 0) await deleteDevicesOfSession(context.db, session);
  return redirectAfter("/settings/devices", "deviceSignedOut");
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
