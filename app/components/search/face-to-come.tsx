/** What can't be loaded the server draws: once for each step of the history, so that it never goes round. */
function openAnew() {
  const state = history.state as { isAnew?: true } | null;
  if (!navigator.onLine || state?.isAnew) return;
  history.replaceState({ ...state, isAnew: true }, "");
  location.reload();
}

/** As high as a screen, so that what stands below does not come up while a face is loaded. */
export const FaceToCome = ({ load }: { load: () => Promise<unknown> }) => (
  <div className="min-h-dvh" ref={(shown) => void (shown && load().catch(() => shown.isConnected && openAnew()))} />
);
