import { useFetcher } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { PostForm } from "~/components/send/post-form";
import { isOnTheWay } from "~/components/send/send-form";
import { Button, buttonStyle } from "~/components/ui/button";

interface Props {
  action: string;
  texts: { remove: string; removeOf: (name: string) => string; confirm: string; failed: string };
  name: string;
  /** Left out where the address says it. */
  id?: string;
}

export function DeleteForm({ action, texts, name, id }: Props) {
  const fetcher = useFetcher();
  return (
    <details>
      <summary
        aria-label={texts.removeOf(name)}
        className={buttonStyle("quiet", "cursor-pointer list-none [&::-webkit-details-marker]:hidden")}
      >
        <Trash2 aria-hidden="true" className="icon-text" />
        {texts.remove}
      </summary>
      <PostForm fetcher={fetcher} action={action} failed={texts.failed} className="mt-2">
        {id !== undefined && <input type="hidden" name="id" value={id} />}
        <Button type="submit" kind="danger" name="intent" value="delete" disabled={isOnTheWay(fetcher)}>
          {texts.confirm}
        </Button>
      </PostForm>
    </details>
  );
}
