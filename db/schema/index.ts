export * from "./accounts";
export * from "./calendars";
export * from "./events";
export * from "./favorites";
export * from "./moderation";
export * from "./organizers";
export * from "./site";
