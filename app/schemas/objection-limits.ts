/** How many characters an owner's objection holds: for the schema, and for the field itself. */
export const OBJECTION_MAX_LENGTH = 2000;
