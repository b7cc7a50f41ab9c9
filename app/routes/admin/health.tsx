import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listDeadJobs } from "#db/queries/mail/dead-jobs";
import { healthMessages } from "#messages/health";
import { DeadJobs } from "~/components/admin/dead-jobs";
import { HealthList } from "~/components/admin/health-list";
import { PageTitle } from "~/components/admin/page-title";
import { Flash } from "~/components/layout/flash";
import { pageMeta } from "~/components/layout/page-meta";
import { judgeHealth } from "~/domain/site/health";
import { redirectAfter, requireTexts, requireValid } from "~/http/requests";
import { requireSuperadmin } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { sendJobAgain } from "~/models/admin/dead-jobs";
import { findHealthFacts } from "~/models/site/health";
import { deadJobForm } from "~/schemas/admin/forms";
import { viewDeadJobs, viewHealth } from "~/views/admin/health";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/admin/health", healthMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const [facts, jobs] = await Promise.all([findHealthFacts(context), listDeadJobs(context.db)]);
  return { checks: viewHealth(judgeHealth(facts, context.now), context), jobs: viewDeadJobs(jobs, context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSuperadmin(request, context);
  const { job } = requireValid(deadJobForm, await requireTexts(request));
  const isSent = await sendJobAgain(job, viewer.userId, context);
  return redirectAfter("/admin/health", isSent ? "jobSent" : "jobNotSent");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function AdminHealthRoute() {
  const m = useMessages(healthMessages);
  const { checks, jobs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={m.title} text={m.intro} />
      <Flash texts={m.flash} tone={(key) => (key === "jobSent" ? "done" : "refused")} />
      <HealthList checks={checks} />
      <DeadJobs jobs={jobs} />
    </>
  );
}
