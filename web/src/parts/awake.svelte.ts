/** Keeps the screen on while a component is shown, where the browser can: a buzzer or a television must not fall asleep. */
export function keepAwake(): void {
  $effect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function ask(): Promise<void> {
      if (document.hidden) return;
      const given = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
      if (isOver) void given?.release();
      else lock = given;
    }
    // The browser takes it back when the page is hidden.
    document.addEventListener('visibilitychange', ask);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  });
}
