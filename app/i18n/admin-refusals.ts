import type { adminMessages } from "#messages/admin";

/** Reasons by their keys in an address. */
export const adminRefusals = ({ problems }: typeof adminMessages) => ({
  organizerNotFound: problems.load,
  organizerGone: problems.gone,
  lastSuperadmin: problems.last,
  ownerIsLastSuperadmin: problems.deleteLast,
  organizerNotDeleted: problems.deleteOrganizer,
  eventNotDeleted: problems.deleteEvent,
});
