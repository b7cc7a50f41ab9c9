import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { localChangesMessages } from "#messages/local-changes";
import { NotFound } from "~/components/layout/not-found";
import { pageMeta } from "~/components/layout/page-meta";
import { LocalChangesForm } from "~/components/local-changes/local-changes-form";
import { LocalChangesPage } from "~/components/local-changes/local-changes-page";
import { useAnswer } from "~/components/send/use-answer";
import { ChangedMeanwhileForm } from "~/components/versions/changed-meanwhile";
import { findOwnImportedEvent, returnLocalChanges } from "~/http/local-changes";
import { requireEventForm } from "~/http/own-events";
import { redirectAfter } from "~/http/requests";
import { requireRole, requireViewer } from "~/http/viewers";
import { changeImportedEvent } from "~/models/calendars/change-imported";
import { localChangesChoice, parseLocalChanges } from "~/schemas/events/local-changes";
import { formTexts } from "~/schemas/forms/parse";
import { layChoices, readSeenVersion, wantsFormBack } from "~/schemas/forms/seen-version";
import { readImageChoice } from "~/schemas/images/requests";
import { localGroups, localTexts, viewLocalChanges } from "~/views/events/local-changes";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, localChangesMessages, (m) => m);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const own = await findOwnImportedEvent(request, context, params["id"]);
  return own ? viewLocalChanges(own, context) : data(null, 404);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await requireEventForm(request, context);
  if (sent.problem) return returnLocalChanges(sent.texts, { problem: sent.problem }, context);
  const own = await findOwnImportedEvent(request, context, params["id"]);
  if (!own) {
    await requireRole(request, context, sent.texts["organizer_id"] ?? "", "write_events");
    return returnLocalChanges(sent.texts, { problem: { kind: "gone" } }, context);
  }
  const { userId } = await requireViewer(request, context);
  const stored = localTexts(own);
  const chosen = layChoices(sent.form, stored, localGroups(own, context.locale));
  const [texts, image] = [formTexts(chosen), readImageChoice(chosen, "image")];
  if (wantsFormBack(texts)) return returnLocalChanges(texts, { errors: {} }, context);
  const values = parseLocalChanges(texts, stored);
  if (!values.ok) return returnLocalChanges(texts, { errors: values.problem }, context);
  const { back, scope } = localChangesChoice.parse({ back: texts["back"] ?? null, scope: texts["scope"] });
  const edit = { values: values.value, image, back, scope, version: readSeenVersion(texts), userId };
  const changed = await changeImportedEvent(own, edit, context);
  if (!changed.ok) return returnLocalChanges(texts, changed, context);
  return back
    ? redirectAfter(`/dashboard/event/${own.event.id}/local-changes`, "backToSource")
    : redirectAfter("/dashboard", "saved", { count: changed.value.count, subject: own.event.id });
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function LocalChangesRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  if (!view) return <NotFound />;
  return (
    <LocalChangesPage view={view}>
      {answer?.changed ? (
        <ChangedMeanwhileForm view={answer.changed} canGoBack />
      ) : (
        <LocalChangesForm key={view.values["version"]} view={view} answer={answer} />
      )}
    </LocalChangesPage>
  );
}
