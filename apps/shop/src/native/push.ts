import type { Role } from '@tonalia/contract/auth';

/** Where the shop runs; `web` is any browser, a phone's too. */
export type RunsOn = 'web' | 'android' | 'ios';

/** Whose phone messages reach: a customer's, through the app. A seller gets none, and a guest is nobody. */
export const mayRegisterForPush = (role: Role, runsOn: RunsOn): boolean =>
  role === 'Admin customer' && (runsOn === 'android' || runsOn === 'ios');
