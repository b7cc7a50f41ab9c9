import type { Env } from "~/context";
import { handleFetch } from "./fetch";
import { built } from "./server-build";

const { handleQueue, handleScheduled } = built.entry.module;

export default {
  fetch: handleFetch,
  queue: handleQueue,
  scheduled: handleScheduled,
} satisfies ExportedHandler<Env>;
