/** What a salon asks its own client: its price with a markup in percent, up to the next hundred pesos. */
export const clientPrice = (price: number, markup: number): number =>
  Math.ceil((price * (100 + markup)) / 10_000) * 100;
