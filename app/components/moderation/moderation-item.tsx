import { useNavigation } from "@remix-run/react";
import { Check, CircleAlert, ExternalLink, EyeOff, type LucideIcon, PenLine, X } from "lucide-react";
import { moderationMessages } from "#messages/moderation";
import { Badge } from "~/components/admin/badge";
import { LinkedParagraphs } from "~/components/detail/linked-paragraphs";
import { ResponsiveImage } from "~/components/image/responsive-image";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useMessages } from "~/i18n/use-messages";
import { OBJECTION_MAX_LENGTH } from "~/schemas/forms/limits";
import type { ModerationItemView } from "~/views/moderation/queue";
import { HideAllForm } from "./hide-all-form";
import { History, Objections, Reports } from "./item-details";

export function ModerationItem({ item }: { item: ModerationItemView }) {
  const m = useMessages(moderationMessages);
  return (
    <li className="rounded-sheet border border-line bg-surface p-4 lg:p-6">
      <Head item={item} />
      <Objections objections={item.objections} />
      <div className="mt-5 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Reports item={item} />
        <History history={item.history} />
      </div>
      <Content item={item} />
      {item.bar && (
        <p className="mt-5 flex items-center gap-2 font-medium text-amber-ink">
          <CircleAlert aria-hidden="true" className="icon-text" />
          {m.bars[item.bar]}
        </p>
      )}
      {item.objection?.state === "open" && (
        <ButtonLink kind="quiet" to={item.objection.href} className="mt-5">
          {m.objection.heading}
        </ButtonLink>
      )}
      {item.objection && item.objection.state !== "open" && (
        <p className="mt-5 text-ink-soft">{m.objection[item.objection.state]}</p>
      )}
      <DecisionButtons item={item} />
      {item.hideAllSeen !== null && (
        <div className="mt-2">
          <HideAllForm {...item.organizer} seen={item.hideAllSeen} />
        </div>
      )}
    </li>
  );
}

function Head({ item }: { item: ModerationItemView }) {
  const m = useMessages(moderationMessages);
  return (
    <div data-kept className="flex items-start gap-4">
      <ResponsiveImage
        image={item.image}
        sizes="84px"
        className="size-16 shrink-0 arch bg-sunk object-cover sm:size-21"
      />
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 flex flex-wrap gap-2">
          <Badge tone="plain">{m.kinds[item.type]}</Badge>
          {item.badges.map(({ name, tone }) => (
            <Badge key={name} tone={tone}>
              {m.badges[name]}
            </Badge>
          ))}
        </p>
        <h3 className="font-serif text-title leading-tight font-semibold">
          <a
            href={item.href}
            target="_blank"
            rel="noopener"
            aria-label={m.open(item.title)}
            className="tall-target inline-flex items-center gap-2 py-1 wrap-anywhere underline-offset-4 hover:underline"
          >
            {item.title}
            <ExternalLink aria-hidden="true" className="icon-note" />
          </a>
        </h3>
        <p className="text-note text-ink-soft">
          {item.type === "event" && `${item.organizer.name} · `}
          {item.facts}
        </p>
      </div>
    </div>
  );
}

function Content({ item }: { item: ModerationItemView }) {
  const m = useMessages(moderationMessages);
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-fjord hover:bg-fjord-tint">
        {m.content}
      </summary>
      <div className="mt-2 rounded-field bg-sunk p-4 lg:p-5">
        <p className="font-serif text-lead font-semibold">{item.title}</p>
        <p className="mb-3 text-note text-ink-soft">{item.facts}</p>
        {item.description.length > 0 ? (
          <LinkedParagraphs paragraphs={item.description} />
        ) : (
          <p className="text-ink-soft">{m.noDescription}</p>
        )}
        {item.website && (
          <p className="mt-3 wrap-anywhere">
            {m.link}
            {": "}
            <a
              href={item.website}
              rel="nofollow ugc noopener"
              target="_blank"
              className="font-medium text-fjord underline underline-offset-2"
            >
              {item.website}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}

type Offered = ModerationItemView["decisions"][number] | "hide_all";

const LOOKS: Record<Offered, { Icon: LucideIcon; kind: "primary" | "quiet" | "danger" }> = {
  hide: { Icon: EyeOff, kind: "danger" },
  mend: { Icon: PenLine, kind: "quiet" },
  approve: { Icon: Check, kind: "primary" },
  dismiss: { Icon: X, kind: "quiet" },
  hide_all: { Icon: EyeOff, kind: "danger" },
};

function DecisionButtons({ item }: { item: ModerationItemView }) {
  const m = useMessages(moderationMessages);
  const isSending = useNavigation().formMethod === "POST";
  const isAnswer = item.badges.some(({ name }) => name === "objection");
  const names: Record<Offered, string> = isAnswer ? { ...m.decide, ...m.answer } : m.decide;
  if (item.decisions.length === 0) return null;
  return (
    <PostForm failed={m.notSaved} className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
      <input type="hidden" name="content_type" value={item.type} />
      <input type="hidden" name="content_id" value={item.id} />
      <input type="hidden" name="seen" value={item.seen} />
      <div className="w-full max-w-xl">
        <TextField
          label={m.words}
          name="words"
          scope={item.id}
          error={undefined}
          maxLength={OBJECTION_MAX_LENGTH}
          autoComplete="off"
        />
      </div>
      {item.decisions.map((decision) => {
        const { Icon, kind } = LOOKS[decision];
        return (
          <Button key={decision} type="submit" kind={kind} name="decision" value={decision} disabled={isSending}>
            <Icon aria-hidden="true" className="icon-text" />
            {names[decision]}
          </Button>
        );
      })}
    </PostForm>
  );
}
