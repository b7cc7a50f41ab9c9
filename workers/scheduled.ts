import { deleteExpiredAccess } from "#db/queries/accounts";
import { deleteExpiredAttempts } from "#db/queries/attempts";
import { createJobContext, type Env, type JobContext } from "~/context";
import { enqueueDueCalendars } from "~/models/calendars/enqueue-due-calendars";
import { sweepImages } from "~/models/delete-image";
import { sweepMails } from "~/models/sweep-mails";

type Task = (context: JobContext) => Promise<void>;

/** What each run of the cron does. All of it may be skipped or done twice without harm. */
const TASKS: Record<string, Task> = {
  sweep_mails: sweepMails,
  sweep_images: sweepImages,
  enqueue_due_calendars: enqueueDueCalendars,
  delete_expired_access: ({ db, now }) => deleteExpiredAccess(db, now),
  delete_expired_attempts: ({ db, now }) => deleteExpiredAttempts(db, now),
};

/** One task that fails does not keep the others from running. */
export async function handleScheduled(controller: ScheduledController, env: Env): Promise<void> {
  const context = createJobContext(env, new Date(controller.scheduledTime));
  for (const [name, task] of Object.entries(TASKS)) {
    try {
      await task(context);
    } catch (error) {
      console.error(JSON.stringify({ event: "cron_task_failed", task: name, error: String(error) }));
    }
  }
}
