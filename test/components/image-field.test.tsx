// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ImageField } from "~/components/image-field";
import { LocaleProvider } from "~/i18n/use-messages";

const AGAIN = "Valgte du et bilde, må du velge det på nytt";
const onServer = (isReturned: boolean) =>
  renderToString(
    <LocaleProvider value="nb">
      <ImageField name="image" kind="event" current={null} isReturned={isReturned} />
    </LocaleProvider>,
  );

describe("a picture's field without scripts", () => {
  it("says beside it, when the form comes back, that the picture must be chosen again", () => {
    expect(onServer(false)).not.toContain(AGAIN);
    expect(/<noscript>(.*?)<\/noscript>/.exec(onServer(true))?.[1]).toContain(AGAIN);
  });
});
