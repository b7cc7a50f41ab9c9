import {
  type ActionRow,
  MODERATION_PAGE_SIZE,
  type ModerationItemRow,
  type ModerationPage,
  TAB_COUNT_CAP,
} from "#db/queries/moderation/queue";
import { eventsMessages } from "#messages/events";
import { moderationMessages } from "#messages/moderation";
import { canActEverywhere, canActFor, isOwn, type Viewer } from "~/domain/accounts/access";
import { eventImageOf } from "~/domain/events/display";
import { barTo, type Decision, objectabilityOf } from "~/domain/moderation/rules";
import { linkedText, safeWebAddress } from "~/domain/text/links";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ModerationQuery } from "~/schemas/moderation/forms";
import type { ViewContext } from "~/views/events/card";
import { generatedCover, type ImageView, listedImage } from "~/views/images/image";
import { viewCategories, viewHistory, viewObjections } from "./history";

export type ModerationItemView = ReturnType<typeof viewItem>;

export type ModerationView = ReturnType<typeof viewModeration>;

export function viewModeration(
  page: ModerationPage,
  { tab, page: number }: ModerationQuery,
  viewer: Viewer,
  context: ViewContext,
) {
  const m = messagesIn(moderationMessages, context.preferences.locale);
  return {
    tab,
    tabs: (["pending", "hidden", "all"] as const).map((name) => ({
      name,
      count: m.count(page.counts[name], TAB_COUNT_CAP),
      href: name === "pending" ? "/admin/moderation" : `/admin/moderation?tab=${name}`,
    })),
    items: page.items.slice(0, MODERATION_PAGE_SIZE).map((row) => viewItem(row, page, viewer, context)),
    page: number,
    hasNext: page.hasNext,
    /** False: the viewer sees only their own. */
    mayModerate: canActEverywhere(viewer, "moderate"),
  };
}

function viewItem(row: ModerationItemRow, page: ModerationPage, viewer: Viewer, context: ViewContext) {
  const isOf = (other: { content_type: string; content_id: string }) =>
    other.content_type === row.content_type && other.content_id === row.content_id;
  const actions = page.actions.filter(isOf);
  const isMine = isOwn(viewer, row.organizer_id);
  const bar = canActEverywhere(viewer, "moderate") ? barOf(row, viewer) : null;
  const mayDecide = canActEverywhere(viewer, "moderate") && bar === null;
  return {
    key: `${row.content_type}:${row.content_id}`,
    type: row.content_type,
    id: row.content_id,
    href: `/${row.content_type}/${row.content_id}`,
    title: row.title,
    image: imageOf(row),
    /** "søndag 22. november kl. 11:00 · Fjellkirken", or the town of an organizer. */
    facts: factsOf(row, context),
    organizer: { id: row.organizer_id, name: row.organizer_name },
    description: linkedText(row.description ?? ""),
    website: safeWebAddress(row.external_url),
    badges: badgesOf(row, actions, isMine),
    reportCount: row.report_count,
    categories: viewCategories(page.reports.filter(isOf), {
      ...context,
      showsWords: canActEverywhere(viewer, "moderate") && !isMine,
    }),
    history: viewHistory(actions, page.reports.filter(isOf), {
      ...context,
      namesModerators: canActEverywhere(viewer, "moderate") && !isMine,
    }),
    objections: viewObjections(page.objections.filter(isOf), context),
    /** In the order of the buttons. */
    decisions: mayDecide ? decisionsFor(row) : [],
    /** The organizer's last decision, where it can be hidden with all it has published. */
    hideAllSeen: mayDecide && row.organizer_is_hidden === 0 ? row.organizer_seq : null,
    /** Null where the viewer can decide. */
    bar,
    /** Where the owner can object or read the outcome; null where nothing is hidden. */
    objection: isMine && canActFor(viewer, row.organizer_id, "object") ? objectionTo(row) : null,
    /** Number of the last decision. */
    seen: actions[0]?.seq ?? 0,
  };
}

const barOf = ({ organizer_id, has_objection, hidden_by, has_other_moderators }: ModerationItemRow, viewer: Viewer) =>
  barTo(viewer, {
    organizerId: organizer_id,
    hasObjection: has_objection === 1,
    hiddenBy: hidden_by,
    hasOthers: has_other_moderators === 1,
  });

function objectionTo(row: ModerationItemRow) {
  const state = objectabilityOf(row);
  return state === "visible"
    ? null
    : { href: `/admin/moderation/${row.content_type}/${row.content_id}/objection`, state };
}

function decisionsFor({
  is_hidden,
  is_waiting,
  report_count,
  has_objection,
}: ModerationItemRow): Exclude<Decision, "undo" | "hide_all">[] {
  return [
    ...(is_hidden === 0 || is_waiting === 1 ? (["hide"] as const) : []),
    ...(is_hidden === 0 ? (["mend"] as const) : []),
    ...(is_hidden === 1 || is_waiting === 1 ? (["approve"] as const) : []),
    ...(report_count > 0 && has_objection === 0 ? (["dismiss"] as const) : []),
  ];
}

const MENDING = ["mend", "mended", "unanswered"] as const;

function badgesOf(row: ModerationItemRow, actions: ActionRow[], isMine: boolean) {
  const isAutomatic = actions.find(({ action_type }) => action_type === "hide")?.automated === 1;
  return [
    ...(row.is_hidden === 1 && isAutomatic ? [{ name: "autoHidden", tone: "danger" } as const] : []),
    ...(row.is_hidden === 1 && !isAutomatic ? [{ name: "hidden", tone: "danger" } as const] : []),
    ...(row.is_hidden === 0 && row.organizer_is_hidden === 1
      ? [{ name: "organizerHidden", tone: "danger" } as const]
      : []),
    ...(row.is_hidden === 0 && row.organizer_is_hidden === 0 ? [{ name: "visible", tone: "fjord" } as const] : []),
    ...MENDING.filter((name) => actions[0]?.action_type === name).map((name) => ({ name, tone: "amber" }) as const),
    ...(row.has_objection === 1 ? [{ name: "objection", tone: "amber" } as const] : []),
    ...(row.is_waiting === 1 && row.has_objection === 0 ? [{ name: "waiting", tone: "amber" } as const] : []),
    ...(isMine ? [{ name: "own", tone: "plain" } as const] : []),
  ];
}

function imageOf(row: ModerationItemRow): ImageView {
  const own = row.content_type === "event" ? eventImageOf(row) : row.organizer_cover_image_url;
  return own ? listedImage(own) : generatedCover(row.event_type ?? "service", row.content_id);
}

function factsOf(
  { start_time, all_day, location_name, organizer_city }: ModerationItemRow,
  { preferences, now }: ViewContext,
): string {
  if (start_time === null) return organizer_city ?? "";
  const start = dateFromUnix(start_time);
  const day = formatDay(start, now, preferences.locale);
  const when =
    all_day === 1 ? day : messagesIn(eventsMessages, preferences.locale).dayAt(day, formatTime(start, preferences));
  return [when, location_name].filter(Boolean).join(" · ");
}
