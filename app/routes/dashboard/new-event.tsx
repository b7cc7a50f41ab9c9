import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { roomOf } from "#db/queries/events/publishing";
import { findPublisherWithPlaces } from "#db/queries/places/places";
import { eventFormMessages } from "#messages/event-form";
import { EventForm } from "~/components/event-form/event-form";
import { EventFormPage } from "~/components/event-form/event-form-page";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { readChosenHosts } from "~/domain/events/hosts";
import { returnEventForm } from "~/http/events";
import { requireOrganizer } from "~/http/organizers";
import { requireEventForm, requireOwnEvent } from "~/http/own-events";
import { redirectAfter } from "~/http/redirects";
import { requireFound } from "~/http/refusals";
import { requireRole } from "~/http/viewers";
import { askChosenHosts } from "~/models/events/hosts";
import { publishEvent } from "~/models/events/publish";
import { newId } from "~/models/site/new-id";
import { parseEventForm } from "~/schemas/events/form";
import { PLACES_OFFERED, viewEventForm } from "~/views/events/form";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/dashboard/event/new", eventFormMessages, (m) => ({
    title: m.newTitle,
    description: m.description,
  }));

/** An empty form, or with `?copy=` one filled from another event. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const copied = new URL(request.url).searchParams.get("copy");
  if (copied) {
    const { own } = await requireOwnEvent(request, context, copied);
    return viewEventForm(
      { kind: "copy", key: newId(), organizer: own.organizer, own, room: roomOf(own.publisher, context.now) },
      context,
    );
  }
  const { organizer } = await requireOrganizer(request, context, "write_events");
  const { publisher, places } = requireFound(
    await findPublisherWithPlaces(context.db, organizer.id, PLACES_OFFERED + 1),
  );
  return viewEventForm(
    {
      kind: "new",
      key: newId(),
      organizer: publisher.organizer,
      own: null,
      places,
      room: roomOf(publisher, context.now),
    },
    context,
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { texts, image, problem } = await requireEventForm(request, context);
  if (problem) return returnEventForm(texts, { problem }, context);
  const organizerId = texts.organizer_id ?? "";
  const { userId } = await requireRole(request, context, organizerId, "write_events");
  const form = parseEventForm(texts, { now: context.now, isNew: true });
  if (!form.ok) return returnEventForm(texts, { errors: form.problem }, context);
  const published = await publishEvent(
    { organizerId, form: form.value, image, key: texts.form_key ?? newId() },
    context,
  );
  if (!published.ok) return returnEventForm(texts, published, context);
  const { ids, held } = published.value;
  const hosts = readChosenHosts(texts.hosts);
  if (hosts.length > 0) {
    await askChosenHosts(ids[0]!, hosts, userId, context);
    return redirectAfter(`/dashboard/event/${ids[0]!}/hosts`, "published");
  }
  return redirectAfter("/dashboard", held > 0 ? "held" : "published", { count: ids.length, subject: ids[0]! });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export { sendForm as clientAction } from "~/components/send/send-form";

export default function NewEvent() {
  const view = useLoaderData<typeof loader>();
  return (
    <EventFormPage view={view}>
      <EventForm key={view.key} view={view} answer={useAnswer<typeof action>()} />
    </EventFormPage>
  );
}
