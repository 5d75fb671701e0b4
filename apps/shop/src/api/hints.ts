interface Hints {
  /** The customer a seller acts for. */
  customerId?: string | undefined;
  reference?: string | undefined;
  campaign?: string | undefined;
}

let current: Hints = {};

/** What every call says along; the session on the server decides, these only say for whom and from where. */
export const hints = (): Hints => current;

export function setHints(change: Hints): void {
  current = { ...current, ...change };
}
