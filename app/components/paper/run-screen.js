/*
 * Keeps a screen true: the clock and the dark hours by Norway's time, the rest by the server, every five minutes.
 * Without a network what stands here stays.
 */
(() => {
  const TICK_MS = 5_000;
  /* How long it says when it is dark, and how long a press lights it. */
  const SAID_MS = 30_000;
  const LIT_MS = 5 * 60_000;
  const REFRESH_MS = 5 * 60_000;
  /* The policy of this page knows no other style, not even one that is only parsed. */
  const STYLE = /<style>(.*?)<\/style>/s;
  let darkSince = 0;
  const main = () => document.querySelector("main");

  function tick() {
    const time = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Oslo", timeStyle: "short" }).format();
    const clock = document.querySelector(".clock");
    if (clock && clock.textContent !== time) clock.textContent = time;
    const { darkFrom, darkTo } = main().dataset;
    const [hour, from, to] = [time.slice(0, 2), darkFrom, darkTo].map(Number);
    const isDark = from < to ? hour >= from && hour < to : hour >= from || hour < to;
    darkSince = isDark ? darkSince || Date.now() : 0;
    const dark = isDark ? Date.now() - darkSince : -1;
    document.documentElement.dataset.screen = dark < 0 ? "lit" : dark < SAID_MS ? "said" : "dark";
  }

  async function refresh() {
    try {
      const answer = await fetch(location.href, { cache: "no-cache", signal: AbortSignal.timeout(30_000) });
      if (answer.status >= 500) return;
      const html = await answer.text();
      const next = new DOMParser().parseFromString(html.replace(STYLE, ""), "text/html");
      const isAlike =
        STYLE.exec(html)?.[1] === document.querySelector("style").textContent &&
        next.querySelector("script")?.textContent === document.querySelector("script").textContent;
      if (!isAlike) return location.reload();
      main().replaceWith(document.adoptNode(next.querySelector("main")));
      tick();
    } catch {
      /* No network. */
    }
  }

  async function stayAwake() {
    try {
      await navigator.wakeLock?.request("screen");
    } catch {
      /* The device decides. */
    }
  }

  tick();
  void refresh();
  void stayAwake();
  setInterval(tick, TICK_MS);
  setInterval(refresh, REFRESH_MS);
  addEventListener("online", refresh);
  document.addEventListener("visibilitychange", () => document.hidden || void stayAwake());
  for (const press of ["click", "keydown"])
    addEventListener(press, () => {
      if (darkSince) darkSince = Date.now() + LIT_MS;
      tick();
    });
  addEventListener("click", () => void document.documentElement.requestFullscreen?.().catch(() => null));
})();
