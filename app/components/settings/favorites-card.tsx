import { Form } from "@remix-run/react";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { useMessages } from "~/i18n/use-messages";
import { SettingsButton, SettingsCard } from "./settings-parts";

/** Whether the account remembers what somebody follows. */
export function FavoritesCard({ onDeviceOnly }: { onDeviceOnly: boolean }) {
  const m = useMessages(accountSettingsMessages);
  return (
    <SettingsCard title={m.privacy.favorites}>
      <Form method="post" className="flex flex-col gap-4">
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-4 text-ink-soft">{m.privacy.favoritesText}</legend>
          <Choice value="false" isChosen={!onDeviceOnly} label={m.privacy.inAccount} hint={m.privacy.inAccountHint} />
          <Choice value="true" isChosen={onDeviceOnly} label={m.privacy.onDevice} hint={m.privacy.onDeviceHint} />
        </fieldset>
        <noscript>
          <p className="rounded-2xl bg-amber-tint px-4 py-3 text-amber-ink">{m.privacy.noScripts}</p>
        </noscript>
        <SettingsButton intent="favorites">{m.save}</SettingsButton>
      </Form>
    </SettingsCard>
  );
}

function Choice({ value, isChosen, label, hint }: { value: string; isChosen: boolean; label: string; hint: string }) {
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-2xl border-[1.5px] border-line px-4 py-3 hover:border-line-strong has-checked:border-fjord has-checked:bg-fjord-tint">
      <input type="radio" name="favorites_on_device_only" value={value} defaultChecked={isChosen} className="mt-0.5 size-5 shrink-0 accent-fjord" />
      <span className="font-medium">{label}</span>
      <span className="col-start-2 type-15 text-ink-soft">{hint}</span>
    </label>
  );
}
