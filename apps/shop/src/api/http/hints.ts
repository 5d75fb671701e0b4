/** Names of the specification; the server decides by the session, so a wrong hint changes nothing. */
interface Hints {
  userId?: string | undefined;
  userCityId?: string | undefined;
  userStateId?: string | undefined;
  tradeTypeId?: string | undefined;
  warehouse?: string | undefined;
  /** The customer a seller acts for. */
  customerId?: string | undefined;
  reference?: string | undefined;
  campaign?: string | undefined;
}

let current: Hints = {};

/** Query parameters sent with each call: identity, customer, place and campaign. The server's session decides. */
export const hints = (): Hints => current;

export function setHints(change: Hints): void {
  current = { ...current, ...change };
}
