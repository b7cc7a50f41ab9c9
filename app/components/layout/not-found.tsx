import { commonMessages } from "#messages/common";
import { ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import { ErrorNotice } from "./error-screen";

/** For a page that itself finds nothing. */
export function NotFound() {
  const m = useMessages(commonMessages);
  return (
    <ErrorNotice title={m.notFoundTitle} body={m.notFoundBody}>
      <ButtonLink to="/">{m.toHome}</ButtonLink>
    </ErrorNotice>
  );
}
