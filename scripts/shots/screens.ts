import { ACCOUNT_SCREENS } from "./account-screens";
import { PUBLIC_SCREENS } from "./public-screens";
import type { Screens } from "./screen";
import { STAFF_SCREENS } from "./staff-screens";
import { TEAM_SCREENS } from "./team-screens";

/** Every screen of the product: test/scripts/screens.test.ts refuses a page without one. */
export const SCREENS: Screens = { ...PUBLIC_SCREENS, ...ACCOUNT_SCREENS, ...TEAM_SCREENS, ...STAFF_SCREENS };
