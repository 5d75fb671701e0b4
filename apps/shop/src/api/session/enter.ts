import type { Tokens } from '@tonalia/contract/auth';
import type { z } from 'zod';
import { keepTokens, tellThatSessionChanged } from '../http/tokens.ts';
import { markSignedIn } from '../storage/device-storage.ts';
import { currentSession, restoreAgain } from './session.ts';
import type { Session } from './session.ts';

/** Begins the session of `tokens`, after a sign-in or a registration. */
export async function enter(tokens: z.output<typeof Tokens>): Promise<Session> {
  await keepTokens(tokens);
  markSignedIn();
  // If this response is lost the next navigation asks again: a code does not work twice.
  await restoreAgain().catch(() => null);
  tellThatSessionChanged();
  return currentSession();
}
