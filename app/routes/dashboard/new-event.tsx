import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { findPublisherWithPlaces } from "#db/queries/places/places";
import { roomOf } from "#db/queries/publishing/publishing";
import { eventFormMessages } from "#messages/event-form";
import { EventForm } from "~/components/event-form/event-form";
import { EventFormPage } from "~/components/event-form/event-form-page";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { ChangedMeanwhileForm } from "~/components/versions/changed-meanwhile";
import { readChosenHosts } from "~/domain/events/hosts";
import { STORE_INTENTS } from "~/domain/events/stored-forms";
import { LINE_FIELD } from "~/domain/intake/one-line/said";
import { readUnlike } from "~/domain/likeness/unlike";
import { present } from "~/domain/values";
import { returnEventForm, returnStoredForm } from "~/http/events";
import { requireOrganizer } from "~/http/organizers";
import { requireEventForm, requireOwnEvent } from "~/http/own-events";
import { redirectAfter, requireFound } from "~/http/requests";
import { answerStored, findStoredFormFor, layDraftChoices, readOpenedDraft } from "~/http/stored-forms";
import { requireRole } from "~/http/viewers";
import { askChosenHosts } from "~/models/events/hosts";
import { publishEvent } from "~/models/events/publish";
import { newId } from "~/models/site/new-id";
import { parseEventForm } from "~/schemas/events/form";
import { readStoredChoice, readStoreIntent } from "~/schemas/events/stored-forms";
import { wantsFormBack } from "~/schemas/forms/seen-version";
import { carriedLine } from "~/schemas/intake/brought";
import { viewEventForm } from "~/views/events/form";
import { PLACES_OFFERED } from "~/views/events/offered-places";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/dashboard/event/new", eventFormMessages, (m) => ({
    title: m.newTitle,
    description: m.description,
  }));

/** `?copy=` fills it from another event, `?draft=` and `?template=` from what is stored; `?line=` is read in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const copied = searchParams.get("copy");
  if (copied) {
    const { own } = await requireOwnEvent(request, context, copied);
    return viewEventForm(
      {
        kind: "copy",
        key: newId(),
        organizer: own.organizer,
        own,
        room: roomOf(own.publisher, context.now),
      },
      context,
    );
  }
  const { kind, id } = readStoredChoice(searchParams);
  const stored = kind && (await findStoredFormFor(request, context, id, kind));
  if (kind && !stored) return redirectAfter("/dashboard", `${kind}Gone`);
  const organizerId =
    stored?.form.organizer_id ?? (await requireOrganizer(request, context, "write_events")).organizer.id;
  const { publisher, places, templates, languages } = requireFound(
    await findPublisherWithPlaces(context.db, organizerId, PLACES_OFFERED + 1),
  );
  const { organizer } = publisher;
  const room = roomOf(publisher, context.now);
  return viewEventForm(
    {
      kind: kind ?? "new",
      key: newId(),
      organizer,
      own: null,
      stored: stored?.form ?? null,
      line: carriedLine.parse(
        [searchParams.get(LINE_FIELD), searchParams.get("when")].filter(Boolean).join(" ") || null,
      ),
      places,
      templates,
      languages,
      room,
    },
    context,
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireEventForm(request, context);
  if (sent.problem) return returnEventForm(sent.texts, { problem: sent.problem }, context);
  const organizerId = sent.texts.organizer_id ?? "";
  const viewer = await requireRole(request, context, organizerId, "write_events");
  const organizer = { id: organizerId, name: viewer.memberships.find(({ id }) => id === organizerId)?.name ?? "" };
  const { texts, image } = await layDraftChoices(sent, organizer, context);
  if (wantsFormBack(texts)) return returnEventForm(texts, { errors: {} }, context);
  const kind = readStoreIntent(texts);
  if (kind) return answerStored(kind, { texts, image, userId: viewer.userId, organizer }, context);
  const form = parseEventForm(texts, { now: context.now, isNew: true, publishAt: null });
  if (!form.ok) return returnEventForm(texts, { errors: form.problem }, context);
  const key = texts.form_key ?? newId();
  const published = await publishEvent(
    {
      ...{ organizerId, form: form.value, image, key, userId: viewer.userId },
      draft: readOpenedDraft(texts),
      unlike: readUnlike(texts),
    },
    context,
  );
  if (!published.ok) return returnStoredForm(texts, published.problem, organizer, context);
  const { ids, held } = published.value;
  const first = present(ids[0], "published event");
  const hosts = readChosenHosts(texts.hosts);
  if (hosts.length > 0) {
    await askChosenHosts(first, hosts, viewer.userId, context);
    return redirectAfter(`/dashboard/event/${first}/hosts`, "published");
  }
  const outcome = form.value.publishAt ? "timed" : held > 0 ? "held" : "published";
  return redirectAfter("/dashboard", outcome, {
    count: ids.length,
    subject: first,
    ...(outcome === "held" && { rest: held }),
  });
}

/** A form saved as a template, refused or not sent stays as it is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, actionStatus = 200 }) =>
  actionStatus < 400 && formData?.get("intent") !== STORE_INTENTS.template;

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function NewEventRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <EventFormPage view={view}>
      {answer?.changed ? (
        <ChangedMeanwhileForm view={answer.changed} canGoBack />
      ) : (
        <EventForm key={view.key} view={view} answer={answer} />
      )}
    </EventFormPage>
  );
}
