// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { adminMessages } from "#messages/admin";
import { ImageField } from "~/components/image/image-field";
import { messagesIn } from "~/i18n/messages-in";
import { LocaleProvider } from "~/i18n/use-messages";

const AGAIN = "Valgte du et bilde, må du velge det på nytt";
const onServer = (isReturned: boolean) =>
  renderToString(
    <LocaleProvider value="nb">
      <ImageField name="image" kind="event" current={null} isReturned={isReturned} />
    </LocaleProvider>,
  );

describe("an image's field without scripts", () => {
  it("says beside it, when the form comes back, that the image must be chosen again", () => {
    expect(onServer(false)).not.toContain(AGAIN);
    expect(/<noscript>(.*?)<\/noscript>/.exec(onServer(true))?.[1]).toContain(AGAIN);
  });
});

it("says what the administration says where an upload fails, and keeps its own words for a wrong image", () => {
  const said = (error: "failed" | "svg") =>
    renderToString(
      <LocaleProvider value="en">
        <ImageField
          name="logo_url"
          kind="logo"
          current={null}
          error={error}
          failedText={messagesIn(adminMessages, "en").uploadFailed.logo}
        />
      </LocaleProvider>,
    );
  expect(messagesIn(adminMessages, "en").uploadFailed).toEqual({
    logo: "Failed to upload logo. Please try again.",
    cover: "Failed to upload cover. Please try again.",
  });
  expect(said("failed")).toContain("Failed to upload logo. Please try again.");
  expect(said("svg")).not.toContain("Failed to upload");
});
