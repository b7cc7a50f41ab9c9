import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adapterMessages } from "#messages/adapters";
import { AdapterList } from "~/components/admin/adapter-list";
import { PageTitle } from "~/components/admin/page-title";
import { Flash } from "~/components/layout/flash";
import { pageMeta } from "~/components/layout/page-meta";
import { redirectAfter, requireTexts, requireValid } from "~/http/requests";
import { requireSuperadmin } from "~/http/viewers";
import { useMessages } from "~/i18n/use-messages";
import { listSwitchedAdapters, switchAdapter } from "~/models/calendars/adapter-switches";
import { adapterForm } from "~/schemas/admin/forms";
import { viewAdapters } from "~/views/admin/adapters";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/admin/adapters", adapterMessages, (m) => m);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSuperadmin(request, context);
  return { adapters: viewAdapters(await listSwitchedAdapters(context.db), context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSuperadmin(request, context);
  const wish = requireValid(adapterForm, await requireTexts(request));
  await switchAdapter({ adapter: wish.adapter, isOn: wish.is_on }, viewer.userId, context);
  return redirectAfter("/admin/adapters", wish.is_on ? "adapterOn" : "adapterOff");
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function AdminAdaptersRoute() {
  const m = useMessages(adapterMessages);
  const { adapters } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle title={m.title} text={m.intro} />
      <Flash texts={m.flash} tone={() => "done"} />
      <AdapterList adapters={adapters} />
    </>
  );
}
