import type { Given } from "~/models/site/given";

/** `waitUntil`: the response's time must not reveal whether an account exists. */
export type AccountDeps = Given<"db" | "jobs" | "now" | "settings" | "network" | "userAgent" | "locale" | "waitUntil">;
