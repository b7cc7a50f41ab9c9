import { Link, useFetcher } from "@remix-run/react";
import { Check, ChevronDown } from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { PostForm } from "~/components/send/post-form";
import { MENU_ROW } from "~/components/ui/menu";
import { useMessages } from "~/i18n/use-messages";

interface Choice {
  id: string;
  name: string;
}

export interface SwitcherProps {
  current: Choice;
  organizers: Choice[];
  /** Superadmins may choose any organizer. */
  isSuperadmin: boolean;
}

export const hasChoice = ({ organizers, isSuperadmin }: Omit<SwitcherProps, "current">) =>
  organizers.length > 1 || isSuperadmin;

export function OrganizerSwitcher({ current, organizers, isSuperadmin }: SwitcherProps) {
  const m = useMessages(dashboardMessages);
  const fetcher = useFetcher();
  if (!hasChoice({ organizers, isSuperadmin })) return null;
  return (
    <details data-menu className="group relative min-w-0 max-lg:mr-auto">
      <summary
        aria-label={`${m.switcher}: ${current.name}`}
        className="flex min-h-11 list-none items-center gap-1.5 rounded-full border-[1.5px] border-line bg-surface px-4 py-2 font-medium hover:border-line-strong [&::-webkit-details-marker]:hidden"
      >
        <span className="truncate lg:max-w-44">{current.name}</span>
        <ChevronDown aria-hidden="true" className="icon-text text-ink-faint group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-30 max-lg:right-auto max-lg:left-0 mt-2 max-h-[70dvh] w-72 overflow-y-auto rounded-field border border-line bg-surface p-2 shadow-float">
        <PostForm fetcher={fetcher} action="/dashboard/switch">
          <ul aria-label={m.switcher}>
            {organizers.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="submit"
                  name="organizer_id"
                  value={id}
                  aria-current={id === current.id || undefined}
                  className={MENU_ROW}
                >
                  <span className="min-w-0 flex-1">{name}</span>
                  {id === current.id && <Check aria-hidden="true" className="icon-text stroke-strong text-fjord" />}
                </button>
              </li>
            ))}
          </ul>
        </PostForm>
        {isSuperadmin && (
          <div className="mt-2 border-t border-line pt-2">
            <Link to="/dashboard/switch" className={MENU_ROW}>
              {m.allOrganizations}
            </Link>
            <Link to="/admin/organizers" className={MENU_ROW}>
              {m.manageAll}
            </Link>
          </div>
        )}
      </div>
    </details>
  );
}
