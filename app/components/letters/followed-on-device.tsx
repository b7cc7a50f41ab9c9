import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { followingMessages, letterMessages } from "#messages/letters";
import { deviceLists } from "~/components/favorites/device-favorites";
import { FormProblems, useFormAnswer } from "~/components/send/form-problems";
import { PostForm } from "~/components/send/post-form";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { MOST_FOLLOWED } from "~/domain/letters/letters";
import { chunksOf } from "~/domain/values";
import { useMessages } from "~/i18n/use-messages";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { FollowedView } from "~/views/letters/followed";
import { ConsentBox } from "./choice-fields";
import { deviceSearches, useDeviceIds, useDeviceSearches } from "./device-searches";
import { FollowedList } from "./followed-list";

export interface FollowingProps {
  /** Null where nobody is signed in. */
  inAccount: FollowedView[] | null;
  answer: FormAnswer<"tooMany" | "tooManyFollowed"> | undefined;
}

export function OnDevice({ inAccount, answer }: FollowingProps) {
  const m = useMessages(followingMessages);
  const searches = useDeviceSearches();
  const organizers = useDeviceIds("organizer");
  const all = [...organizers.map((id) => `organizer_id=${id}`), ...searches];
  const { named, isFailed } = useNames(all);
  const forget = (search: string) => {
    if (search.startsWith("organizer_id="))
      deviceLists.organizer.change({ remove: [search.slice("organizer_id=".length)] });
    else deviceSearches.change({ remove: [search] });
  };
  const followed = all.map(
    (search) => named.get(search) ?? { search, name: isFailed ? m.nameless : m.loading, to: null },
  );
  const isLoading = named.size === 0 && !isFailed;
  const canMove = inAccount && all.some((search) => !inAccount.some((kept) => kept.search === search));
  return (
    <section aria-labelledby="on-device" className="flex flex-col gap-3">
      <h2 id="on-device" className="text-section">
        {m.onDevice}
      </h2>
      <p className="text-note text-ink-soft">{m.onDeviceHint}</p>
      <noscript>
        <p>{m.needsScript}</p>
      </noscript>
      {isFailed && <p role="alert">{m.failed}</p>}
      {all.length === 0 ? (
        <div className="noscript:hidden">
          {inAccount?.length ? <p>{m.nothingHere}</p> : <EmptyState title={m.nothing} text={m.nothingHint} />}
        </div>
      ) : isLoading ? (
        <p role="status">{m.loading}</p>
      ) : (
        <FollowedList
          followed={followed}
          stop={({ search, name }) => (
            <Button kind="quiet" aria-label={m.stopNamed(name ?? search)} onClick={() => forget(search)}>
              {m.stop}
            </Button>
          )}
        />
      )}
      {canMove && <MoveForm searches={searches} organizers={organizers} answer={answer} />}
    </section>
  );
}

/** Asked for with words and a tick, never by itself. */
function MoveForm({
  searches: all,
  organizers,
  answer,
}: {
  searches: readonly string[];
  organizers: readonly string[];
  answer: FollowingProps["answer"];
}) {
  const m = useMessages(followingMessages);
  const { agreement } = useMessages(letterMessages);
  const form = useFormAnswer(answer);
  const searches = all.slice(0, MOST_FOLLOWED);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <PostForm
      failed={m.notDone}
      onDone={() => deviceSearches.change({ remove: searches })}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h3 className="text-title">{m.move}</h3>
      <FormProblems
        form={form}
        labels={{ consent: agreement }}
        problems={{ tooMany: m.tooMany, tooManyFollowed: m.accountFull(MOST_FOLLOWED) }}
      />
      <p>{m.moveText}</p>
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="searches" value={JSON.stringify(searches)} />
      <input type="hidden" name="organizer_ids" value={JSON.stringify(organizers.slice(0, MOST_FOLLOWED))} />
      <ConsentBox form={form}>{m.moveConsent}</ConsentBox>
      <p>
        <Button type="submit" disabled={isSending}>
          {m.moveButton}
        </Button>
      </p>
    </PostForm>
  );
}

interface Names {
  named: ReadonlyMap<string, FollowedView>;
  isFailed: boolean;
}

/** Only the server knows what places and congregations are called. It does not store the searches. */
function useNames(searches: readonly string[]): Names {
  const [names, setNames] = useState<Names>({ named: new Map(), isFailed: false });
  const asked = JSON.stringify(searches);
  useEffect(() => {
    if (asked === "[]") return;
    let isWanted = true;
    requestNames(JSON.parse(asked) as string[]).then(
      (found) => isWanted && setNames({ named: new Map(found.map((each) => [each.search, each])), isFailed: false }),
      () => isWanted && setNames(({ named }) => ({ named, isFailed: true })),
    );
    return () => void (isWanted = false);
  }, [asked]);
  return names;
}

/** As many at a time as the server answers. */
async function requestNames(searches: readonly string[]): Promise<FollowedView[]> {
  return (await Promise.all(chunksOf(searches, MOST_FOLLOWED).map(requestSome))).flat();
}

async function requestSome(searches: readonly string[]): Promise<FollowedView[]> {
  const response = await fetch("/api/followed-searches", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ searches }),
  });
  if (!response.ok) throw new Error(`/api/followed-searches: ${response.status}`);
  return response.json<FollowedView[]>();
}
