import { deleteExpiredAccess } from "#db/queries/accounts/accounts";
import { putBackMends } from "#db/queries/moderation/decisions";
import { releaseDueEvents } from "#db/queries/publishing/publishing";
import { deleteExpiredAttempts } from "#db/queries/site/attempts";
import { findRestoring } from "#db/queries/site/health";
import { writeProgress } from "#db/queries/site/progress";
import { storeSourceCounts } from "#db/queries/site/sources";
import { settleTouched } from "#db/queries/site/touched";
import { createJobContext, type Env, type JobContext } from "~/context";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { logError, loggedAs, logLine } from "~/gateways/log";
import { tellOperator } from "~/models/admin/tell-operator";
import { keepErasures } from "~/models/backup/erasures";
import { backUpNightly } from "~/models/backup/make";
import { enqueueDueCalendars } from "~/models/calendars/schedule";
import { enqueueDueCards } from "~/models/cards/schedule";
import { continueEndlessSeries } from "~/models/events/endless";
import { sweepImages } from "~/models/images/delete";
import { enqueueSavedNews } from "~/models/letters/saved";
import { enqueueDueLetters } from "~/models/letters/weekly";
import { sweepMails } from "~/models/mail/deliver";
import { settleCounties } from "~/models/organizers/counties";
import { tellOfFirstDays } from "~/models/organizers/first-day";
import { askRegisterAgain } from "~/models/organizers/register";
import { continueBatches } from "~/models/organizers/register-pages";
import { deleteLongPastEvents, emptyOldBins, forgetNightly } from "~/models/retention/expire";
import { checkSearchIndex } from "~/models/search/check-index";
import { gatherWordsNightly } from "~/models/search/gather-words";
import { tidySearchIndex } from "~/models/search/tidy-index";
import { foldStatistics } from "~/models/statistics/fold";

type Task = (context: JobContext) => Promise<void>;

/** Who said no since the backup may be asked again, until a superadmin has looked. */
function unlessRestored(task: Task): Task {
  return async (context) => {
    if ((await findRestoring(context.db)) === null) await task(context);
  };
}

/** By wrangler.toml; for what cannot wait a quarter of an hour. */
const EVERY_MINUTE = "* * * * *";

const MINUTELY: Record<string, Task> = {
  settle_touched: ({ db }) => settleTouched(db),
  enqueue_due_cards: enqueueDueCards,
  enqueue_due_letters: unlessRestored(enqueueDueLetters),
  enqueue_saved_news: unlessRestored(enqueueSavedNews),
  tell_of_first_days: tellOfFirstDays,
  keep_erasures: keepErasures,
};

/** Run every quarter of an hour; may be skipped or run twice without harm. */
const TASKS: Record<string, Task> = {
  sweep_mails: sweepMails,
  sweep_images: sweepImages,
  release_due_events: async ({ db, now }) => void (await releaseDueEvents(db, now)),
  put_back_mends: ({ db, now }) => putBackMends(db, now),
  continue_endless_series: continueEndlessSeries,
  ask_register_again: askRegisterAgain,
  make_register_pages: continueBatches,
  settle_counties: settleCounties,
  gather_words: gatherWordsNightly,
  fold_statistics: foldStatistics,
  count_sources: ({ db }) => storeSourceCounts(db),
  tidy_search_index: tidySearchIndex,
  check_search_index: checkSearchIndex,
  enqueue_due_calendars: enqueueDueCalendars,
  delete_expired_access: ({ db, now }) => deleteExpiredAccess(db, now),
  delete_expired_attempts: ({ db, now }) => deleteExpiredAttempts(db, now),
  forget_people: forgetNightly,
  empty_bins: emptyOldBins,
  delete_long_past_events: deleteLongPastEvents,
  back_up: backUpNightly,
  tell_operator: tellOperator,
};

export const handleScheduled = (controller: ScheduledController, env: Env): Promise<void> =>
  loggedAs({ cron_id: crypto.randomUUID() }, () => runTasks(controller, env));

/** A failing task does not stop the others. */
async function runTasks(controller: ScheduledController, env: Env): Promise<void> {
  const started = Date.now();
  const context = createJobContext(env, new Date(controller.scheduledTime));
  const tasks: Record<string, "done" | "failed"> = {};
  const isMinutely = controller.cron === EVERY_MINUTE;
  for (const [name, task] of Object.entries(isMinutely ? MINUTELY : { ...MINUTELY, ...TASKS })) {
    try {
      await task(context);
      tasks[name] = "done";
    } catch (error) {
      logError("cron_task_failed", error, { task: name });
      tasks[name] = "failed";
    }
  }
  await writeProgress(context.db, isMinutely ? "minutely" : "quarterly", unixSeconds(context.now)).catch(
    (error: unknown) => logError("cron_not_noted", error, { cron: controller.cron }),
  );
  const { rowsRead, rowsWritten } = context.meter;
  logLine("cron", {
    cron: controller.cron,
    ms: Date.now() - started,
    rows_read: rowsRead,
    rows_written: rowsWritten,
    sql_ms: context.spent.sqlMs,
    tasks,
  });
}
