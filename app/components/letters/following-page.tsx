import { useNavigation } from "@remix-run/react";
import { followingMessages } from "#messages/letters";
import { pushMessages } from "#messages/push";
import { savedLists } from "~/components/favorites/saved-lists";
import { useIsInAccount } from "~/components/favorites/use-favorites";
import { PostForm } from "~/components/send/post-form";
import { Button, ButtonLink } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";
import type { FollowedView } from "~/views/letters/followed";
import { AddFollow } from "./add-follow";
import { FollowedList } from "./followed-list";
import { type FollowingProps, OnDevice } from "./followed-on-device";

/** On this device and in the account. */
export function FollowingPage({ inAccount, hasPushes, answer }: FollowingProps & { hasPushes: boolean }) {
  const m = useMessages(followingMessages);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8 px-5 pt-5 pb-8 lg:pt-8">
      <h1 className="text-page lg:text-display">{m.title}</h1>
      {inAccount && <InAccount followed={inAccount} />}
      <OnDevice inAccount={inAccount} answer={answer} />
      <p className="text-ink-soft">{m.intro}</p>
      <AddFollow />
      <section aria-labelledby="by-mail" className="flex flex-col items-start gap-3 rounded-card bg-fjord-tint p-5">
        <h2 id="by-mail" className="text-section">
          {m.letters}
        </h2>
        <p>{m.lettersHint}</p>
        <ButtonLink to="/letters">{m.letters}</ButtonLink>
      </section>
      {hasPushes && <ToPushes />}
    </div>
  );
}

function ToPushes() {
  const m = useMessages(pushMessages);
  return (
    <section aria-labelledby="by-push" className="flex flex-col items-start gap-3 rounded-card bg-fjord-tint p-5">
      <h2 id="by-push" className="text-section">
        {m.title}
      </h2>
      <p>{m.wayHint}</p>
      <ButtonLink to="/push">{m.title}</ButtonLink>
    </section>
  );
}

function InAccount({ followed }: { followed: FollowedView[] }) {
  const m = useMessages(followingMessages);
  const isKept = useIsInAccount();
  const forgetHeart = (search: string) => {
    if (isKept && search.startsWith("organizer_id="))
      savedLists.organizer.change({ remove: [search.slice("organizer_id=".length)] });
  };
  const isSending = useNavigation().formMethod === "POST";
  const searches = followed.filter(({ search }) => !search.startsWith("organizer_id="));
  return (
    <section aria-labelledby="in-account" className="flex flex-col gap-3">
      <h2 id="in-account" className="text-section">
        {m.inAccount}
      </h2>
      <p className="text-note text-ink-soft">{followed.length > 0 ? m.inAccountHint : m.nothingInAccount}</p>
      <FollowedList
        followed={followed}
        stop={({ search, name }) => (
          <PostForm failed={m.notDone} onDone={() => forgetHeart(search)} className="shrink-0">
            <input type="hidden" name="search" value={search} />
            <Button
              type="submit"
              kind="quiet"
              name="intent"
              value="unfollow"
              disabled={isSending}
              aria-label={m.stopNamed(name ?? search)}
            >
              {m.stop}
            </Button>
          </PostForm>
        )}
      />
      {searches.length > 0 && (
        <PostForm failed={m.notDone}>
          <Button type="submit" kind="quiet" name="intent" value="forget" disabled={isSending}>
            {m.forget}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
