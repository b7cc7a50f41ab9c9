import { Check } from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { OrganizerAvatar } from "~/components/image/organizer-avatar";
import { PostForm } from "~/components/send/post-form";
import { SearchForm } from "~/components/ui/search-form";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizerChoiceView } from "~/views/dashboard/dashboard";

export function OrganizerChoice({ view }: { view: OrganizerChoiceView }) {
  const m = useMessages(dashboardMessages);
  return (
    <div className="mx-auto max-w-2xl pt-2">
      <h1 className="text-page">{m.switcher}</h1>
      <p className="mt-2 mb-5 text-lead text-ink-soft">{m.switchText}</p>
      {view.query !== null && <SearchForm label={m.searchLabel} query={view.query} search={m.search} />}
      {view.organizers.length === 0 && <p className="mt-4 text-ink-soft">{m.noneFound}</p>}
      <PostForm className="mt-4 flex flex-col gap-2">
        {view.organizers.map((organizer) => (
          <button
            key={organizer.id}
            type="submit"
            name="organizer_id"
            value={organizer.id}
            aria-current={organizer.isCurrent || undefined}
            className="flex min-h-18 items-center gap-4 rounded-field border border-line bg-surface px-4 py-2 text-left hover:border-line-strong"
          >
            <OrganizerAvatar organizer={organizer} size="m" />
            <span className="min-w-0 flex-1">
              <span className="block font-serif text-lead leading-tight font-semibold">{organizer.name}</span>
              {organizer.city && <span className="block text-note text-ink-soft">{organizer.city}</span>}
            </span>
            {organizer.isCurrent && (
              <span className="flex items-center gap-1.5 text-note font-medium text-fjord">
                <Check aria-hidden="true" className="icon-text stroke-strong" />
                {m.current}
              </span>
            )}
          </button>
        ))}
      </PostForm>
      {view.hasMore && <p className="mt-4 text-ink-soft">{m.moreFound}</p>}
    </div>
  );
}
