import * as z from "zod";

/** A file deployment.WHICH.toml; its vars come beside those that all share. */
export const deploymentSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/, "must be of letters, digits and hyphens"),
  number: z.int().min(1).max(999),
  database_id: z.uuid(),
  secrets: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
});

export type Deployment = z.output<typeof deploymentSchema>;
