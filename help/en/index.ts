import secretariesEvents from "./secretaries-events";
import secretariesOffice from "./secretaries-office";
import secretariesSources from "./secretaries-sources";
import superadmins from "./superadmins";
import visitors from "./visitors";
import visitorsOwn from "./visitors-own";

export default {
  ...visitors,
  ...visitorsOwn,
  ...secretariesEvents,
  ...secretariesSources,
  ...secretariesOffice,
  ...superadmins,
};
