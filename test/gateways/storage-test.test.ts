import { describe, expect, test } from "vitest";
import { checkPrefixes, storeInFirst, type TestedBucket } from "~/gateways/images/storage-test";

/** A bucket in which some folders have files and some refuse everything. */
function bucketWith({ used = [], refused = [] }: { used?: string[]; refused?: string[] }) {
  const put: string[] = [];
  const isRefused = (key: string) => refused.some((prefix) => key.startsWith(`${prefix}/`));
  const bucket = {
    list: async ({ prefix = "" }: R2ListOptions) => {
      if (isRefused(prefix)) throw new Error("refused");
      return { objects: used.some((name) => `${name}/` === prefix) ? [{}] : [] };
    },
    put: async (key: string) => {
      if (isRefused(key)) throw new Error("refused");
      put.push(key);
      return {};
    },
  } as unknown as TestedBucket;
  return { bucket, put };
}

const upload = (bucket: TestedBucket) => storeInFirst(bucket, "test-1", 480, new ArrayBuffer(1));

test("each of the four folders is used, empty or out of order", async () => {
  const { bucket } = bucketWith({ used: ["events"], refused: ["avatars"] });
  expect(await checkPrefixes(bucket)).toEqual([
    { prefix: "events", state: "used" },
    { prefix: "organizers", state: "empty" },
    { prefix: "avatars", state: "failed" },
    { prefix: "images", state: "empty" },
  ]);
});

describe("an upload is tried in events, images and avatars, in that order", () => {
  test.each([
    [[], "events/test-1/480.webp"],
    [["events"], "images/test-1/480.webp"],
    [["events", "images"], "avatars/test-1/480.webp"],
  ])("where %j refuse, it lies at %s", async (refused, key) => {
    const { bucket, put } = bucketWith({ refused });
    expect((await upload(bucket))?.key).toBe(key);
    expect(put).toEqual([key]);
  });

  test("where all refuse, it is nowhere", async () => {
    expect(await upload(bucketWith({ refused: ["events", "images", "avatars"] }).bucket)).toBeNull();
  });
});
