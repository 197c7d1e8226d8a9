const FOUR_TIMES_A_SECOND = 250;

/** A clock for the screen: reads `source` four times a second, inside a component. */
export class Ticker {
  now = $state(0);

  constructor(source: () => number) {
    this.now = source();
    $effect(() => {
      const timer = setInterval(() => (this.now = source()), FOUR_TIMES_A_SECOND);
      return () => clearInterval(timer);
    });
  }
}
