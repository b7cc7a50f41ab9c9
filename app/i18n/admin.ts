import { catalogue } from "./catalogue";
import en from "./messages/en/admin";
import nb from "./messages/nb/admin";

export const adminMessages = catalogue({ nb, en });

/** Why something was not done, by the keys of the address that says so. */
export const adminRefusals = ({ problems }: (typeof adminMessages)["nb"]) => ({
  organizerNotFound: problems.load,
  organizerGone: problems.gone,
  lastSuperadmin: problems.last,
  ownerIsLastSuperadmin: problems.deleteLast,
  organizerNotDeleted: problems.deleteOrganizer,
  eventNotDeleted: problems.deleteEvent,
});
