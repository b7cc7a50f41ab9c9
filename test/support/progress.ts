import { eq } from "drizzle-orm";
import { writeProgress } from "#db/queries/site/progress";
import { numbers } from "#db/schema";
import { testDatabase } from "./rows";

/** Also to where it had come before. */
export async function setProgress(name: Parameters<typeof writeProgress>[1], number: number): Promise<void> {
  await testDatabase().delete(numbers).where(eq(numbers.name, name));
  await writeProgress(testDatabase(), name, number);
}
