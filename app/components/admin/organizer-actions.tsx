import { Link } from "@remix-run/react";
import { adminMessages } from "#messages/admin";
import { PostForm } from "~/components/send/post-form";
import { buttonStyle } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { AdminOrganizerView } from "~/views/admin/organizers";

/** `search` is the list's query, to return to. */
export function OrganizerActions({ organizer, search }: { organizer: AdminOrganizerView; search: string }) {
  const m = useMessages(adminMessages);
  const { id, name, isSuperadmin, isModerator } = organizer;
  return (
    <details className="mt-2">
      <summary
        aria-label={m.actionsFor(name)}
        className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-fjord hover:bg-fjord-tint"
      >
        {m.actions}
      </summary>
      <div className="mt-2 flex flex-wrap gap-2.5 rounded-field bg-sunk p-3.5">
        <Link to={`/admin/organizers/${id}/edit`} aria-label={m.editNamed(name)} className={buttonStyle("quiet")}>
          {m.edit}
        </Link>
        <Link to={`/organizer/${id}`} className={buttonStyle("quiet")}>
          {m.showPage}
        </Link>
        {isSuperadmin ? (
          <FlagButton id={id} flag="is_superadmin" isOn text={m.removeAdmin} search={search} />
        ) : (
          <Link to={`/admin/organizers/${id}/superadmin${search}`} preventScrollReset className={buttonStyle("quiet")}>
            {m.makeAdmin}
          </Link>
        )}
        <FlagButton
          id={id}
          flag="is_moderator"
          isOn={isModerator}
          text={isModerator ? m.removeModerator : m.makeModerator}
          search={search}
        />
        <Link
          to={`/admin/organizers/${id}/delete${search}`}
          preventScrollReset
          aria-label={m.removeNamed(name)}
          className={buttonStyle("danger")}
        >
          {m.deletion.confirm}
        </Link>
      </div>
    </details>
  );
}

interface FlagProps {
  id: string;
  flag: "is_superadmin" | "is_moderator";
  isOn: boolean;
  text: string;
  search: string;
}

function FlagButton({ id, flag, isOn, text, search }: FlagProps) {
  return (
    <PostForm action={`/admin/organizers${search}`} preventScrollReset>
      <input type="hidden" name="organizer_id" value={id} />
      <input type="hidden" name="flag" value={flag} />
      <button type="submit" name="value" value={isOn ? "0" : "1"} className={buttonStyle("quiet")}>
        {text}
      </button>
    </PostForm>
  );
}
