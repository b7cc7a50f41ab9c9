/** What can't be loaded the server draws: once for each step of the history, so that it never goes round. */
function openAnew() {
  const { state } = history as { state: { isAnew?: 1 } | null };
  if (!navigator.onLine || state?.isAnew) return;
  history.replaceState({ ...state, isAnew: 1 }, "");
  location.reload();
}

/** As high as a screen, so that what stands below does not come up while a face is loaded. */
export const FaceToCome = ({ load }: { load: () => Promise<unknown> }) => (
  <div className="min-h-dvh" ref={(shown) => void (shown && load().catch(() => shown.isConnected && openAnew()))} />
);
