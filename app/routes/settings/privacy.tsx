import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, redirect, useLoaderData } from "@remix-run/react";
import { findUser } from "#db/queries/accounts/accounts";
import { accountSettingsMessages } from "#messages/account-settings";
import { sendForm } from "~/components/send/send-form";
import { DataCards } from "~/components/settings/data-cards";
import { FavoritesCard } from "~/components/settings/favorites-card";
import { SettingsHeading } from "~/components/settings/settings-parts";
import { takeOverSaved } from "~/components/settings/take-over-saved";
import { requireForm } from "~/http/bodies";
import { flashPath } from "~/http/flash-path";
import { requireFound } from "~/http/refusals";
import { requireViewer } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { keepFavorites } from "~/models/favorites/favorites";
import { keepFavoritesForm } from "~/schemas/accounts/settings";
import { settingsMeta } from "~/settings-meta";

export const meta: MetaFunction = ({ matches }) => settingsMeta(matches, "/settings/privacy", "privacy");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const user = requireFound(await findUser(context.db, viewer.userId));
  return { onDeviceOnly: user.favorites_on_device_only };
}

/** Answers what the account has given up: only scripts can keep it on the device. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  const { favorites_on_device_only } = await requireForm(keepFavoritesForm, request);
  return data({ saved: await keepFavorites({ onDeviceOnly: favorites_on_device_only }, viewer, context) });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendForm({
    serverAction: async () => {
      const { saved } = await serverAction<typeof action>();
      takeOverSaved(saved);
      throw redirect(flashPath("/settings/privacy", "favoritesKept"));
    },
  });

export default function PrivacySettings() {
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
