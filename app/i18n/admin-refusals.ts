import type { adminMessages } from "#messages/admin";

/** Why something was not done, by the keys of the address that says so. */
export const adminRefusals = ({ problems }: typeof adminMessages) => ({
  organizerNotFound: problems.load,
  organizerGone: problems.gone,
  lastSuperadmin: problems.last,
  ownerIsLastSuperadmin: problems.deleteLast,
  organizerNotDeleted: problems.deleteOrganizer,
  eventNotDeleted: problems.deleteEvent,
});
