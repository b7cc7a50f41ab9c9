import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { debugMessages } from "#messages/debug";
import { StorageTest } from "~/components/debug/storage-test";
import { pageMeta } from "~/components/layout/page-meta";
import { useAnswer } from "~/components/send/use-answer";
import { IMAGE_MAX_BYTES } from "~/domain/images/format";
import { checkPrefixes } from "~/gateways/images/storage-test";
import { returnForm } from "~/http/forms";
import { requireFormData } from "~/http/requests";
import { requireDebugger } from "~/http/viewers";
import { testUpload } from "~/models/images/test-upload";
import { readTestFile } from "~/schemas/images/requests";
import { viewPrefixes, viewUploadTest } from "~/views/debug/upload-test";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "/debug/storage", debugMessages, (m) => m.storage);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireDebugger(context);
  return { prefixes: viewPrefixes(await checkPrefixes(context.images), context.locale) };
}

const FORM_BYTES = 4096;

export async function action({ request, context }: ActionFunctionArgs) {
  await requireDebugger(context);
  const file = readTestFile(await requireFormData(request, IMAGE_MAX_BYTES + FORM_BYTES));
  const result = await testUpload(file, context);
  const view = viewUploadTest(result, context);
  return result.ok ? data({ view }) : returnForm({}, result, { view });
}

export { sendForm as clientAction } from "~/components/send/send-form";

export default function DebugStorageRoute() {
  return <StorageTest {...useLoaderData<typeof loader>()} result={useAnswer<typeof action>()?.view} />;
}
