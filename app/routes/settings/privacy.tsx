import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, redirect, useLoaderData } from "@remix-run/react";
import { findUser } from "#db/queries/accounts/accounts";
import { accountSettingsMessages } from "#messages/account-settings";
import { sendForm } from "~/components/send/send-form";
import { DataCards } from "~/components/settings/data-cards";
import { copyToDevice, FavoritesCard, saveToDevice } from "~/components/settings/favorites-card";
import { settingsMeta } from "~/components/settings/settings-meta";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { flashPath } from "~/http/flash-path";
import { requireForm, requireFound } from "~/http/requests";
import { requireViewer } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { setFavoritesStorage } from "~/models/favorites/favorites";
import { favoritesStorageForm } from "~/schemas/accounts/settings";

export const meta: MetaFunction = ({ matches }) => settingsMeta(matches, "/settings/privacy", "privacy");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const user = requireFound(await findUser(context.db, viewer.userId));
  return { onDeviceOnly: user.favorites_on_device_only };
}

/** Returns favourites that the account no longer stores: only scripts can move them to the device. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const { favorites_on_device_only } = await requireForm(favoritesStorageForm, request);
  return data({ saved: await setFavoritesStorage({ onDeviceOnly: favorites_on_device_only }, viewer, context) });
}

/** Favourites are on the device before they are deleted, because the answer may be lost. */
export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  sendForm({
    serverAction: async () => {
      const form = await request.clone().formData();
      if (form.get("favorites_on_device_only") === "true") await copyToDevice();
      const { saved } = await serverAction<typeof action>();
      saveToDevice(saved);
      throw redirect(flashPath("/settings/privacy", "favoritesKept"));
    },
  });

export default function PrivacySettingsRoute() {
  const { onDeviceOnly } = useLoaderData<typeof loader>();
  const m = useMessages(accountSettingsMessages).privacy;
  return (
    <>
      <SettingsHeading>{m.title}</SettingsHeading>
      <FavoritesCard onDeviceOnly={onDeviceOnly} />
      <DataCards />
    </>
  );
}
