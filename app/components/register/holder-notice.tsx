import { registerMessages } from "#messages/register";
import { useMessages } from "~/i18n/use-messages";

/** Leads to another organizer that has the number, where its e-mail stands; `text` says so. */
export function HolderNotice({ text, id }: { text?: string; id: string }) {
  const m = useMessages(registerMessages);
  return (
    <p className="mt-1 text-note">
      {text && `${text} `}
      <a
        href={`/organizer/${id}`}
        target="_blank"
        rel="noopener"
        className="tall-target inline-block py-1 font-semibold underline underline-offset-4"
      >
        {m.askThem}
      </a>
    </p>
  );
}
