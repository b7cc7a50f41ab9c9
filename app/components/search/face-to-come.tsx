const keyOfStep = () => `${(history.state as { key?: string }).key}`;

/** What can't be loaded the server draws: once for each step of the history, so that it never goes round. */
const openAnew = () => navigator.onLine && window.name !== (window.name = keyOfStep()) && location.reload();

/** As high as a screen, so that what stands below does not come up while a face is loaded. */
export const FaceToCome = ({ load }: { load: () => Promise<unknown> }) => (
  <div className="min-h-dvh" ref={(shown) => void (shown && load().catch(() => shown.isConnected && openAnew()))} />
);
