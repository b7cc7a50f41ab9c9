import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { debugCalendarMessages } from "#messages/debug-calendar";
import { InspectionResult } from "~/components/debug/inspection-result";
import { pageMeta } from "~/components/layout/page-meta";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { TextInput } from "~/components/ui/text-input";
import { SAMPLE_CALENDAR } from "~/domain/calendars/sample-calendar";
import { requireMethod } from "~/http/methods";
import { requireDebugger } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { inspectFeed } from "~/models/calendars/inspect-feed";
import { viewInspection } from "~/views/calendars/inspection";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/debug/calendar", debugCalendarMessages, (m) => m.calendar);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireDebugger(context);
  const url = new URL(request.url).searchParams.get("url")?.trim() ?? "";
  const inspection = await inspectFeed(url === "" ? { text: SAMPLE_CALENDAR } : { pasted: url }, context);
  return { url, inspection: viewInspection(inspection, context) };
}

export const action = requireMethod("page");

export default function DebugCalendarRoute() {
  const { url, inspection } = useLoaderData<typeof loader>();
  const { calendar: m } = useMessages(debugCalendarMessages);
  return (
    <div className="mx-auto max-w-[1180px] px-5 pt-5 lg:px-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      <p className="mt-2 mb-5 text-lead text-ink-soft">{m.hint}</p>
      <Form className="mb-6 flex flex-col gap-3 sm:flex-row sm:items-end">
        <Field label={m.address} name="url" className="min-w-0 flex-1">
          {(control) => (
            <TextInput {...control} defaultValue={url} inputMode="url" autoComplete="off" placeholder={m.sample} />
          )}
        </Field>
        <Button type="submit">{m.read}</Button>
      </Form>
      <InspectionResult view={inspection} />
    </div>
  );
}
