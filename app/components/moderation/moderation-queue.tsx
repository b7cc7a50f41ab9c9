import { Link } from "@remix-run/react";
import { moderationMessages } from "#messages/moderation";
import { Flash } from "~/components/layout/flash";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { chipStyle } from "~/components/ui/choice-chip";
import { EmptyState } from "~/components/ui/empty-state";
import type { Content } from "~/domain/moderation/rules";
import { useMessages } from "~/i18n/use-messages";
import type { ModerationView } from "~/views/moderation/queue";
import { ModerationItem } from "./moderation-item";

export function ModerationQueue({ view }: { view: ModerationView }) {
  const m = useMessages(moderationMessages);
  return (
    <section aria-labelledby="queue">
      <h2 id="queue" className="sr-only">
        {m.tabs[view.tab]}
      </h2>
      <nav aria-label={m.tabsLabel} className="mb-5">
        <ul className="flex flex-wrap gap-2">
          {view.tabs.map(({ name, count, href }) => (
            <li key={name}>
              <Link
                to={href}
                preventScrollReset
                aria-current={view.tab === name ? "page" : undefined}
                className={chipStyle(view.tab === name ? "fjord" : "off")}
              >
                {m.tabs[name]}
                <span
                  className={`rounded-full px-2 py-0.5 text-fine leading-tight font-semibold even-digits ${view.tab === name ? "bg-on-fjord text-fjord" : "bg-sunk text-ink-soft"}`}
                >
                  {count}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {view.items.length === 0 ? (
        <EmptyState title={m.empty} text={m.emptyText[view.tab]} />
      ) : (
        <ul className="flex flex-col gap-5">
          {view.items.map((item) => (
            <ModerationItem key={item.key} item={item} />
          ))}
        </ul>
      )}
      <Pages view={view} />
    </section>
  );
}

function Pages({ view: { tab, page, hasNext } }: { view: ModerationView }) {
  const m = useMessages(moderationMessages);
  if (page === 1 && !hasNext) return null;
  const to = (number: number) => `/admin/moderation?tab=${tab}&page=${number}`;
  return (
    <nav aria-label={m.pages} className="mt-6 flex items-center justify-center gap-3">
      {page > 1 && (
        <ButtonLink kind="quiet" to={to(page - 1)}>
          {m.previousPage}
        </ButtonLink>
      )}
      <span className="text-ink-soft">{m.pageNumber(page)}</span>
      {hasNext && (
        <ButtonLink kind="quiet" to={to(page + 1)}>
          {m.nextPage}
        </ButtonLink>
      )}
    </nav>
  );
}

type Undoable = Content & { title: string; last_seq: number; isHidden: boolean };

/** With one press that takes back what was just decided. */
export function ModerationFlash({ decided: last }: { decided: Undoable | null }) {
  const { undo, notSaved, flash } = useMessages(moderationMessages);
  const { decided, reviewed, numberVerified, ...refusals } = flash;
  return (
    <Flash
      texts={{ ...decided, reviewed, numberVerified, ...refusals }}
      tone={(key) => (Object.hasOwn(refusals, key) ? "refused" : "done")}
    >
      {last && (
        <PostForm failed={notSaved} className="mt-2">
          <input type="hidden" name="content_type" value={last.content_type} />
          <input type="hidden" name="content_id" value={last.content_id} />
          <input type="hidden" name="seen" value={last.last_seq} />
          <Button type="submit" kind="quiet" name="decision" value="undo">
            {(last.isHidden ? undo.hide : undo.mend)(last.title)}
          </Button>
        </PostForm>
      )}
    </Flash>
  );
}
