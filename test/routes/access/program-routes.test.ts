import { env } from "cloudflare:workers";
import { AREAS } from "#test/support/access-areas";
import { describeAccess } from "#test/support/describe-access";

describeAccess(env.TEST_ROUTES.filter((route) => AREAS.program.test(route)));
