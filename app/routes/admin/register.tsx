import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listAskedClaims, listTakenPages } from "#db/queries/organizers/page-claims";
import { listBatches } from "#db/queries/organizers/register-pages";
import { registerPageMessages } from "#messages/register-pages";
import { PageTitle } from "~/components/admin/page-title";
import { RegisterPages } from "~/components/admin/register-pages";
import { Flash } from "~/components/layout/flash";
import { pageMeta } from "~/components/layout/page-meta";
import { redirectAfter, requireTexts, requireValid } from "~/http/requests";
import { requireSuperadmin } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { answerClaim } from "~/models/organizers/claim";
import { undoClaim } from "~/models/organizers/hand-page";
import { listPlace, orderPages, undoBatch } from "~/models/organizers/register-pages";
import { registerForm, registerQuery } from "~/schemas/admin/forms";
import { queryFields } from "~/schemas/search/fields";
import { viewRegisterPages } from "~/views/admin/register-pages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/admin/register", registerPageMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  const query = registerQuery.parse(queryFields(new URL(request.url).searchParams));
  const [found, batches, claims, taken] = await Promise.all([
    query.place ? listPlace(query.place, context) : null,
    listBatches(context.db),
    listAskedClaims(context.db),
    listTakenPages(context.db, context.now),
  ]);
  return viewRegisterPages({ found, batches, claims, taken }, query, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSuperadmin(request, context);
  const wish = requireValid(registerForm, await requireTexts(request));
  switch (wish.intent) {
    case "make":
      if (wish.units.length === 0)
        return redirectAfter("/admin/register", "noneTicked", { search: new URLSearchParams({ place: wish.place }) });
      await orderPages({ place: wish.place, numbers: wish.units }, viewer, context);
      return redirectAfter("/admin/register", "made");
    case "undo":
      await undoBatch(wish.batch, viewer, context);
      return redirectAfter("/admin/register", "undoing");
    case "return": {
      const returned = await undoClaim({ organizerId: wish.organizer, token: null }, viewer, context);
      return redirectAfter("/admin/register", returned.ok ? "returned" : "tooLate");
    }
    default: {
      const answered = await answerClaim({ id: wish.claim, isYes: wish.intent === "yes" }, viewer, context);
      const said = wish.intent === "yes" ? "granted" : "refused";
      return redirectAfter("/admin/register", answered.ok ? said : "notGranted");
    }
  }
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function AdminRegisterRoute() {
  const m = useMessages(registerPageMessages);
  return (
    <>
      <PageTitle title={m.title} text={m.intro} />
      <Flash
        texts={m.flash}
        tone={(key) => (["noneTicked", "notGranted", "tooLate"].includes(key) ? "refused" : "done")}
      />
      <RegisterPages view={useLoaderData<typeof loader>()} />
    </>
  );
}
