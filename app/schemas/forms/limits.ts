/** How many characters the fields of the forms hold: for the schemas, and for the fields themselves. */
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
} as const;

export const PASSWORD_MIN_LENGTH = 6;

export const MAX_TAGS = 10;

/** No event is announced further ahead: a wrong year should not pass. */
export const EVENT_YEARS_AHEAD = 5;

export const EVENT_DEFAULTS = {
  event_type: "other",
  start_time: "18:00",
  end_time: "20:00",
  country: "Norge",
} as const;

/** Times that can be chosen with one touch. */
export const QUICK_TIMES = ["09:00", "12:00", "15:00", "18:00", "20:00"] as const;

/** How many characters an owner's objection holds: for the schema, and for the field itself. */
export const OBJECTION_MAX_LENGTH = 2000;
