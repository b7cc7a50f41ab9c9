import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { calendarSyncMessages } from "~/i18n/calendar-sync";
import { useMessages } from "~/i18n/use-messages";

/** Whether a calendar is synced by itself; without scripts a button sends the choice. */
export function SyncSwitch({ id, isEnabled }: { id: string; isEnabled: boolean }) {
  const m = useMessages(calendarSyncMessages);
  const isHydrated = useHydrated();
  return (
    <PostForm preventScrollReset className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="sync_id" value={id} />
      <input type="hidden" name="intent" value="toggle" />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="sync_enabled"
          key={String(isEnabled)}
          defaultChecked={isEnabled}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="size-5 accent-fjord"
        />
        {m.enable}
      </label>
      {!isHydrated && (
        <Button type="submit" kind="quiet">
          {m.save}
        </Button>
      )}
    </PostForm>
  );
}
