import { env } from "cloudflare:workers";
import type { Viewer } from "~/domain/accounts/access";
import type { RegisterAnswer } from "~/domain/organizers/register";
import type { Position } from "~/domain/places/position";
import { platformEncoder } from "~/gateways/images/encoder";
import type { ProfileSubmission } from "~/models/organizers/update";
import { parseForm } from "~/schemas/forms/parse";
import { organizerForm, profileWithFacts } from "~/schemas/organizers/profile";
import { parseSettings } from "~/schemas/site/settings";
import { NOW } from "./clock";
import { testDatabase } from "./rows";
import { testSettings } from "./settings";

interface Outside {
  now?: Date;
  position?: Position | null;
  town?: string | null;
  /** What the register says of any number; null while it is down. */
  registered?: RegisterAnswer | null;
}

/** Returns the dependencies of profile and image actions; addresses are found at `position`, in the only `town`. */
export function profileDeps({ now = NOW, position = null, town = null, registered = null }: Outside = {}) {
  return {
    db: testDatabase(),
    images: env.IMAGES_BUCKET,
    backups: env.BACKUPS_BUCKET,
    imageEncoder: platformEncoder(env.IMAGES),
    addresses: {
      suggest: async () => [],
      townOf: async () => town,
      geocode: async () => position,
      geocodeAll: async () => new Map(),
    },
    register: { find: async () => registered },
    settings: parseSettings(testSettings),
    now,
  };
}

/** Returns a form with a name and no images; the parameters override it. */
export function aSubmission(
  texts: Record<string, string> = {},
  images: Partial<ProfileSubmission["images"]> = {},
): ProfileSubmission {
  const nothing = { address: null, file: null };
  return {
    profile: profileWithFacts(parseForm(organizerForm, { name: "Lillehavn menighet", ...texts }), texts),
    images: { cover_image_url: nothing, logo_url: nothing, ...images },
    sharedNumber: null,
  };
}

/** Returns the same for an existing organizer in a version. */
export const anEdit = (version: number, ...submission: Parameters<typeof aSubmission>) => ({
  ...aSubmission(...submission),
  version,
});

export function aViewer(given: Partial<Viewer> = {}): Viewer {
  return {
    userId: "user-1",
    email: "post@lillehavn.test",
    isVerified: true,
    sessionId: "session-1",
    savesInAccount: true,
    isSuperadmin: false,
    isModerator: false,
    memberships: [],
    ...given,
  };
}

/** Returns the stored images' owners and marks, by id. */
export async function storedImages(): Promise<Record<string, { organizer_id: string | null; isOrphaned: boolean }>> {
  const { results } = await env.DB.prepare("select id, organizer_id, orphaned_at from images").all<{
    id: string;
    organizer_id: string | null;
    orphaned_at: number | null;
  }>();
  return Object.fromEntries(
    results.map(({ id, organizer_id, orphaned_at }) => [id, { organizer_id, isOrphaned: orphaned_at !== null }]),
  );
}
