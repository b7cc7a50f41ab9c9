import { test } from "vitest";
import { sendMalformedRequests } from "#test/support/send-malformed";

test("ten thousand malformed requests do the product no harm, and learn nothing", () => sendMalformedRequests());
