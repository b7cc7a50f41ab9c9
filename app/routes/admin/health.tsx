import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listDeadJobs } from "#db/queries/mail/dead-jobs";
import { endRestoring, findRestoring } from "#db/queries/site/health";
import { healthMessages } from "#messages/health";
import { DeadJobs } from "~/components/admin/dead-jobs";
import { HealthList } from "~/components/admin/health-list";
import { PageTitle } from "~/components/admin/page-title";
import { Flash } from "~/components/layout/flash";
import { pageMeta } from "~/components/layout/page-meta";
import { PostForm } from "~/components/send/post-form";
import { buttonStyle } from "~/components/ui/button";
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
  const [facts, jobs, restored] = await Promise.all([
    findHealthFacts(context),
    listDeadJobs(context.db),
    findRestoring(context.db),
  ]);
  return {
    isRestored: restored !== null,
    checks: viewHealth(judgeHealth(facts, context.now, restored), context),
    jobs: viewDeadJobs(jobs, context),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSuperadmin(request, context);
  const texts = await requireTexts(request);
  if (texts["intent"] === "letGo") {
    await endRestoring(context.db);
    return redirectAfter("/admin/health", "letGo");
  }
  const { job } = requireValid(deadJobForm, texts);
  const isSent = await sendJobAgain(job, viewer.userId, context);
  return redirectAfter("/admin/health", isSent ? "jobSent" : "jobNotSent");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function AdminHealthRoute() {
  const m = useMessages(healthMessages);
  const { isRestored, checks, jobs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={m.title} text={m.intro} />
      <Flash texts={m.flash} tone={(key) => (key === "jobNotSent" ? "refused" : "done")} />
      {isRestored && (
        <PostForm failed={m.failed} className="mb-6 flex flex-wrap items-center gap-4 rounded-card bg-sunk px-5 py-4">
          <p className="min-w-0 flex-[1_1_14rem]">{m.restored}</p>
          <button type="submit" name="intent" value="letGo" className={buttonStyle()}>
            {m.letGo}
          </button>
        </PostForm>
      )}
      <HealthList checks={checks} />
      <DeadJobs jobs={jobs} />
    </>
  );
}
