import { accountSettingsMessages } from "#messages/account-settings";
import { deviceLists } from "~/components/favorites/device-favorites";
import { PostForm } from "~/components/send/post-form";
import { RadioCard } from "~/components/ui/radio-card";
import { useMessages } from "~/i18n/use-messages";
import { NoAnswer } from "~/network/failure";
import { SettingsButton, SettingsCard } from "./settings-parts";

export function FavoritesCard({ onDeviceOnly }: { onDeviceOnly: boolean }) {
  const m = useMessages(accountSettingsMessages);
  return (
    <SettingsCard title={m.privacy.favorites}>
      <PostForm className="flex flex-col gap-4">
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-4 text-ink-soft">{m.privacy.favoritesText}</legend>
          <RadioCard
            name="favorites_on_device_only"
            value="false"
            isChosen={!onDeviceOnly}
            label={m.privacy.inAccount}
            hint={m.privacy.inAccountHint}
          />
          <RadioCard
            name="favorites_on_device_only"
            value="true"
            isChosen={onDeviceOnly}
            label={m.privacy.onDevice}
            hint={m.privacy.onDeviceHint}
          />
        </fieldset>
        <noscript>
          <p className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">{m.privacy.noScripts}</p>
        </noscript>
        <SettingsButton intent="favorites">{m.save}</SettingsButton>
      </PostForm>
    </SettingsCard>
  );
}

/** Favourites that the account no longer stores. */
export function saveToDevice({ event_ids, organizer_ids }: { event_ids: string[]; organizer_ids: string[] }): void {
  deviceLists.event.change({ add: event_ids });
  deviceLists.organizer.change({ add: organizer_ids });
}

/** What the account stores now; throws where that can't be had. A session that has ended is the form's to say. */
export async function copyToDevice(): Promise<void> {
  const stored = await fetch("/api/favorites");
  if (stored.ok) saveToDevice(await stored.json());
  else if (stored.status !== 401) throw new NoAnswer(stored.status);
}
