import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findEventOfSeries } from "#db/queries/events/own";
import { seriesPageMessages } from "#messages/series-page";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { SeriesForm } from "~/components/series/series-form";
import { ChangedMeanwhileForm } from "~/components/versions/changed-meanwhile";
import type { AppContext } from "~/context";
import { dayOf } from "~/domain/time/days-and-moments";
import { findOwnEventFor, requireOwnEvent } from "~/http/own-events";
import { redirectAfter, requireFormData, requireFound } from "~/http/requests";
import { returnSeriesForm } from "~/http/series";
import { changeSeries } from "~/models/events/series";
import { newId } from "~/models/site/new-id";
import { seriesRuleConsent, seriesRuleForm } from "~/schemas/events/series";
import { formTexts, parseForm } from "~/schemas/forms/parse";
import { layChoices, wantsFormBack } from "~/schemas/forms/seen-version";
import { contentId } from "~/schemas/moderation/forms";
import { viewSeriesForm } from "~/views/dashboard/series";
import { seriesGroups } from "~/views/events/series-versions";
import { seriesTexts } from "~/views/events/texts";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, location.pathname, seriesPageMessages, (m) => ({
    title: m.changeTitle,
    description: m.changeText,
  }));

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { own } = await requireOwnEvent(request, context, params["id"]);
  return requireFound(viewSeriesForm(own, newId(), context));
}

/** A longest series' ids, and the rest of the form. */
const MAX_BYTES = 65_536;

export async function action({ request, context, params }: ActionFunctionArgs) {
  const found = await findOwnEventFor(request, context, params["id"]);
  const sent = await requireFormData(request, MAX_BYTES);
  const { own, viewer } =
    found ?? (await requireAnotherOfSeries(request, context, params["id"], sent.get("series_id")));
  const { id } = requireFound(own.series);
  const texts = formTexts(layChoices(sent, seriesTexts(own, context.now), seriesGroups(context.locale)));
  if (wantsFormBack(texts)) return returnSeriesForm(texts, { errors: {} }, context);
  const rule = parseForm(seriesRuleForm, texts);
  if (!rule.ok) return returnSeriesForm(texts, { errors: rule.problem }, context);
  if (rule.value.startDay < dayOf(context.now))
    return returnSeriesForm(texts, { errors: { start_date: "startInPast" } }, context);
  const changed = await changeSeries(
    own,
    { ...rule.value, ...seriesRuleConsent.parse(texts), userId: viewer.userId },
    context,
  );
  return changed.ok
    ? redirectAfter(`/dashboard/series/${id}`, "seriesSaved")
    : returnSeriesForm(texts, changed, context);
}

/** Another than in the address, which the same change deleted; its response was lost. */
async function requireAnotherOfSeries(
  request: Request,
  context: AppContext,
  id: string | undefined,
  series: FormDataEntryValue | null,
) {
  const seriesId = contentId.safeParse(series);
  const other = seriesId.success ? await findEventOfSeries(context.db, seriesId.data) : null;
  return requireOwnEvent(request, context, other ?? id);
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function ChangeSeriesRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <>
      <ToDashboard />
      {answer?.changed ? (
        <ChangedMeanwhileForm view={answer.changed} canGoBack />
      ) : (
        <SeriesForm key={view.key} view={view} answer={answer} />
      )}
    </>
  );
}
