import { useNavigation } from "@remix-run/react";
import { profileMessages } from "#messages/profile";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

/** Asks somebody whose account is only for following whether they want to describe an organisation. */
export function BeginOrganizer() {
  const m = useMessages(profileMessages).begin;
  const isBusy = useNavigation().formData !== undefined;
  return (
    <PostForm className="flex flex-col items-start gap-5 rounded-card border border-line bg-surface p-5 lg:p-7">
      <p className="text-lead">{m.text}</p>
      <Button type="submit" name="intent" value="begin" disabled={isBusy}>
        {m.button}
      </Button>
    </PostForm>
  );
}
