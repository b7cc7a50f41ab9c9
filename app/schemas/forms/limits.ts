/** Characters, for schemas and inputs. */
export const MAX_LENGTH = {
  name: 120,
  title: 120,
  description: 5000,
  address: 200,
  city: 80,
  country: 60,
  website: 500,
  phone: 30,
  email: 254,
  password: 256,
  tag: 30,
  imageAlt: 250,
  stateReason: 200,
  mismatchWords: 300,
  claimMessage: 500,
  contactSubject: 150,
  contactMessage: 4000,
  openingNote: 300,
} as const;

export const PASSWORD_MIN_LENGTH = 6;

export const MAX_TAGS = 10;

/** Catches a wrong year. */
export const EVENT_YEARS_AHEAD = 5;

export const EVENT_DEFAULTS = {
  event_type: "other",
  start_time: "18:00",
  end_time: "20:00",
  country: "Norge",
} as const;

export const QUICK_TIMES = ["09:00", "12:00", "15:00", "18:00", "20:00"] as const;

export const OBJECTION_MAX_LENGTH = 2000;
