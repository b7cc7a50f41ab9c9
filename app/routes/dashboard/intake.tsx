import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listIntakes } from "#db/queries/intakes";
import { intakeMessages } from "#messages/intake";
import { IntakePage } from "~/components/intake/intake-page";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { answerBrought, answerKeptSource } from "~/http/intake";
import { requireOrganizer } from "~/http/organizers";
import { requireFormData } from "~/http/requests";
import { INTAKE_MAX_BYTES } from "~/schemas/intake/brought";
import { contentId } from "~/schemas/moderation/forms";
import { SHARED_PARAMETER, sharedParameter } from "~/schemas/share/from-another-app";
import { viewIntakes } from "~/views/intake/intakes";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, "/dashboard/intake", intakeMessages, (m) => m.page);

const MOST_LISTED = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { organizer } = await requireOrganizer(request, context, "write_events");
  const shared = sharedParameter.parse(new URL(request.url).searchParams.get(SHARED_PARAMETER) ?? "");
  return { shared, intakes: viewIntakes(await listIntakes(context.db, organizer.id, MOST_LISTED), context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const kept = contentId.safeParse(new URL(request.url).searchParams.get("sync_id"));
  if (kept.success) return answerKeptSource(kept.data, request, context);
  const { viewer, organizer } = await requireOrganizer(request, context, "write_events");
  const form = await requireFormData(request, INTAKE_MAX_BYTES);
  return answerBrought(form, { organizerId: organizer.id, userId: viewer.userId }, context);
}

export { answerHeaders as headers, sendForm as clientAction } from "~/components/send/send-form";

export default function IntakeRoute() {
  return <IntakePage view={useLoaderData<typeof loader>()} answer={useAnswer<typeof action>()} />;
}
