import { firstHourMessages } from "#messages/first-hour";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import type { FirstHourIntent } from "~/domain/organizers/first-hour";
import { useMessages } from "~/i18n/use-messages";

export function PutAway({ isPutAway }: { isPutAway: boolean }) {
  const m = useMessages(firstHourMessages);
  const intent: FirstHourIntent = isPutAway ? "bring_back" : "put_away";
  return (
    <PostForm action="/dashboard/start" failed={m.failed}>
      <Button type="submit" kind="quiet" name="intent" value={intent}>
        {isPutAway ? m.bringBack : m.putAway}
      </Button>
    </PostForm>
  );
}
