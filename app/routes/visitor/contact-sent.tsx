import type { MetaFunction } from "@remix-run/cloudflare";
import { commonMessages } from "#messages/common";
import { contactMessages } from "#messages/contact";
import { pageMeta } from "~/components/layout/page-meta";
import { ButtonLink } from "~/components/ui/button";
import { requireMethod } from "~/http/methods";
import { useMessages } from "~/i18n/use-messages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/contact/sent", contactMessages, (m) => m.sent);

export const action = requireMethod("page");

/** A page of its own: a reload sends nothing again. */
export default function ContactSentRoute() {
  const { sent } = useMessages(contactMessages);
  const common = useMessages(commonMessages);
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-5 py-20 text-center">
      <h1 className="text-page">{sent.title}</h1>
      <p className="text-lead text-ink-soft">{sent.description}</p>
      <ButtonLink to="/">{common.toHome}</ButtonLink>
    </div>
  );
}
