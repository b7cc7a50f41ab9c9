import { Link } from "@remix-run/react";
import type { ReactNode, Ref } from "react";
import { commonMessages } from "#messages/common";
import { buttonStyle } from "~/components/ui/button";
import { useFocusOnNew } from "~/components/ui/use-focus-on-new";
import { useMessages } from "~/i18n/use-messages";
import type { OrganizationsView } from "~/views/organizers/card";

interface Props {
  more: OrganizationsView["more"];
  shown: number;
  children: (list: Ref<HTMLUListElement>) => ReactNode;
}

/** The first new one gets the focus. */
export function MoreOrganizations({ more, shown, children }: Props) {
  const common = useMessages(commonMessages);
  const { list, expectMore } = useFocusOnNew<HTMLUListElement>(shown);
  return (
    <>
      {children(list)}
      {more && (
        <div className="mt-8 text-center">
          <Link
            to={more.href}
            replace={more.grows}
            preventScrollReset={more.grows}
            onClick={more.grows ? expectMore : undefined}
            className={buttonStyle("quiet", "min-w-48")}
          >
            {common.showMore}
          </Link>
        </div>
      )}
    </>
  );
}
