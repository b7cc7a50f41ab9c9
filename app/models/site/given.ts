import type { Database } from "#db/client";
import type { Viewer } from "~/domain/accounts/access";
import type { Locale } from "~/domain/site/locales";
import type { Mailer } from "~/gateways/mailer";
import type { PushService } from "~/gateways/push/push-service";
import type { Register } from "~/gateways/register/register";
import type { JobQueue } from "~/jobs/queue";
import type { Settings } from "~/schemas/site/settings";

interface Everything {
  db: Database;
  now: Date;
  jobs: JobQueue;
  settings: Settings;
  locale: Locale;
  /** See app/domain/site/burst-limits.ts. */
  network: string;
  viewer(): Promise<Viewer | null>;
  mailer: Mailer;
  pushes: PushService;
  register: Register;
  backups: R2Bucket;
}

/** What a model is given of the context, by name; of the settings all, or those alone that are named. */
export type Given<Name extends keyof Everything, Setting extends keyof Settings = never> = Pick<Everything, Name> &
  ([Setting] extends [never] ? unknown : { settings: Pick<Settings, Setting> });
