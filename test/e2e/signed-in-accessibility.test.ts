import { describeReadByAxe } from "#test/support/screens/read-by-axe";

describeReadByAxe(({ as }) => as !== undefined);
