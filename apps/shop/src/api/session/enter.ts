import type { Tokens } from '@tonalia/contract/auth';
import type { z } from 'zod';
import { setTokens, notifySessionChanged } from '../http/tokens.ts';
import { markSignedIn } from '../storage/device-storage.ts';
import { currentSession, restartSession } from './session.ts';
import type { Session } from './session.ts';

/** Begins the session of `tokens`, after a sign-in or a registration. */
export async function startSession(tokens: z.output<typeof Tokens>): Promise<Session> {
  await setTokens(tokens);
  markSignedIn();
  // If this response is lost the next navigation asks again: a code does not work twice.
  await restartSession().catch(() => null);
  notifySessionChanged();
  return currentSession();
}
