import { NOW } from "./clock.ts";

/** Settings that only a product under test may have. */
export const testOnlySettings = { TEST_CLOCK: NOW.toISOString(), TEST_PASSWORD_COST: "16" };

/** Takes them away, for a product as elsewhere. */
export const withoutTestSettings = { TEST_CLOCK: undefined, TEST_PASSWORD_COST: undefined };

/** The settings of tests: no outside service can be reached. */
export const testSettings = {
  ENVIRONMENT: "test",
  ...testOnlySettings,
  APP_URL: "http://samling.test",
  EMAIL_CONFIRMATION: "required",
  SIGN_UP: "open",
  EMAIL_FROM: "Samling <post@samling.test>",
  ADDRESS_API_URL: "http://addresses.test",
  PLACE_API_URL: "http://places.test",
  REGISTER_API_URL: "http://register.test",
  TILE_URL: "http://tiles.test/{z}/{x}/{y}.png",
  FEED_ALLOWED_PRIVATE_HOSTS: "",
  TWO_STEP_REQUIRED_FOR: "nobody",
  PAST_EVENTS_KEPT_DAYS: "0",
  MAIL_REPORTS_KEY: "the mail service knows this key of the tests",
  HEALTH_KEY: "a monitor knows this other key of the tests",
  VAPID_PUBLIC_KEY: "BAaCVZo7J5k6Xz5cQhyvjeTgSyWR6uP5QICRMtB8C4TgsvY5xpXP604U-Ljo9DKsTsusrI5cNW62ixOykS3ZuIA",
  VAPID_PRIVATE_KEY: "2GjulSa20cFz-gCF8sXHRf8T9eVLswcc4TD0COSjzQ4",
};
