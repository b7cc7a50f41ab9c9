import * as z from "zod";
import { REPORT_CATEGORIES } from "~/domain/moderation/reports";
import { refuse, type Result, succeed } from "~/domain/values";
import { optionalText } from "~/schemas/forms/fields";
import { contentId } from "./forms";

export const MAX_REPORT_LENGTH = 2000;

export const reportedContent = z.object({ content_type: z.enum(["event", "organizer"]), content_id: contentId });

const report = reportedContent.extend({
  category: z.enum(REPORT_CATEGORIES),
  description: z.preprocess((sent) => sent ?? "", optionalText(MAX_REPORT_LENGTH)),
  is_passed_on: z
    .union([z.literal("on"), z.literal("true"), z.literal(true)])
    .transform(() => true)
    .catch(false),
});

export type Report = z.output<typeof report>;

export type ReportProblem = "category" | "description" | "content";

export function parseReport(sent: unknown): Result<Report, ReportProblem> {
  const parsed = report.safeParse(sent);
  if (parsed.success) return succeed(parsed.data);
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  if (wrong.has("content_type") || wrong.has("content_id") || wrong.has(undefined)) return refuse("content");
  return refuse(wrong.has("category") ? "category" : "description");
}
