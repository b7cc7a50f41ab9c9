/** A line that breaks meanwhile takes nothing from the answer. */
export async function dropBody({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => undefined);
}
