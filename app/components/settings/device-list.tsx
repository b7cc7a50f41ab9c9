import { MonitorSmartphone, Smartphone } from "lucide-react";
import { accountSettingsMessages } from "#messages/account-settings";
import { PostForm } from "~/components/send/post-form";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { DeviceView } from "~/views/accounts/settings";
import { SettingsButton } from "./settings-parts";

/** The current session can't be ended here. */
export function DeviceList({ devices }: { devices: DeviceView[] }) {
  const m = useMessages(accountSettingsMessages).devices;
  return (
    <>
      <ul className="mb-5 overflow-hidden rounded-card border border-line bg-surface">
        {devices.map((device) => (
          <Device key={device.id} {...device} />
        ))}
      </ul>
      {devices.length > 1 ? (
        <PostForm>
          <SettingsButton intent="others" kind="quiet">
            {m.signOutOthers}
          </SettingsButton>
        </PostForm>
      ) : (
        <p className="text-ink-soft">{m.onlyHere}</p>
      )}
    </>
  );
}

function Device({ id, name, isPhone, isHere, since, seen }: DeviceView) {
  const m = useMessages(accountSettingsMessages).devices;
  const Icon = isPhone ? Smartphone : MonitorSmartphone;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line p-4 last:border-b-0 sm:px-5">
      <span
        className={`grid h-12 w-[42px] shrink-0 place-items-center arch ${isHere ? "bg-amber-tint text-amber-ink" : "bg-fjord-tint text-fjord"}`}
      >
        <Icon aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{name}</p>
        <p className="text-note text-ink-soft">{isHere ? m.here : seen}</p>
        <p className="text-note text-ink-soft">{m.since(since)}</p>
      </div>
      {!isHere && (
        <PostForm>
          <input type="hidden" name="session" value={id} />
          <button type="submit" className={buttonStyle("quiet")} aria-label={m.signOutOf(name, since)}>
            {m.signOut}
          </button>
        </PostForm>
      )}
    </li>
  );
}
