import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { debugMailMessages } from "#messages/debug-mail";
import { MailEntry } from "~/components/debug/mail-entry";
import { pageMeta } from "~/components/layout/page-meta";
import { EmptyState } from "~/components/ui/empty-state";
import { keepsMailBodies } from "~/domain/site/retention";
import { requireMethod } from "~/http/methods";
import { requireDebugger } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { readMails } from "~/models/mail/read";
import { mailListView } from "~/views/admin/mails";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/debug/mail", debugMailMessages, (m) => m);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireDebugger(context);
  return {
    mails: mailListView(await readMails(context), context),
    areSecret: !keepsMailBodies(context.settings),
  };
}

export const action = requireMethod("page");

export default function DebugMailRoute() {
  const { mails, areSecret } = useLoaderData<typeof loader>();
  const m = useMessages(debugMailMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      <p className="mt-2 mb-5 text-lead text-ink-soft">{areSecret ? m.secretHint : m.hint}</p>
      {mails.length === 0 ? (
        <EmptyState title={m.empty} text={m.emptyText} />
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          {mails.map((mail) => (
            <MailEntry key={mail.id} {...mail} />
          ))}
        </div>
      )}
    </div>
  );
}
