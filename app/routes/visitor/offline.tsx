import type { MetaFunction } from "@remix-run/cloudflare";
import { offlineMessages } from "#messages/offline";
import { privatePageMeta } from "~/components/layout/page-meta";
import { OfflinePage } from "~/components/offline/offline-page";
import { requireMethod } from "~/http/methods";

export const meta: MetaFunction = ({ matches }) => privatePageMeta(matches, "/offline", offlineMessages, (m) => m.page);

export const action = requireMethod("page");

export default OfflinePage;
