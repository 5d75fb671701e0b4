import { createStore, patch } from '../../state/store.ts';

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

const current = createStore<Hints>({});

/** Query parameters sent with each call: identity, customer, place and campaign. The server's session decides. */
export const hints = current.get;

export const setHints = (change: Hints): void => patch(current, change);
