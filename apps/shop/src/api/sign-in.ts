import type { Tokens } from '@tonalia/contract/auth';
import type { z } from 'zod';
import { isPhoneApp } from '../native/target.ts';
import { call } from './client.ts';
import { enter } from './session.ts';
import type { Session } from './session.ts';
import { markLoggingIn, markSignedIn } from './storage.ts';
import { inOneTabAtATime } from './tokens.ts';

const client = isPhoneApp ? 'app' : 'web';

/** Signs in with e-mail and password. Throws the API's refusal, whose message is for the person. */
export async function signIn(email: string, password: string): Promise<Session> {
  return enterWith(() => call('auth', 'POST /v3/auth/login', { body: { email, password, client } }));
}

/** Signs in with the code that was sent to a phone. Throws the API's refusal. */
export async function signInWithCode(proof: { flowId: string; phone: string; code: string }): Promise<Session> {
  return enterWith(() => call('auth', 'POST /auth/check', { body: { ...proof, client } }));
}

/** The tokens `ask` brings make this person's session, whatever else of the session other tabs are at. */
async function enterWith(ask: () => Promise<z.output<typeof Tokens>>): Promise<Session> {
  markLoggingIn(true);
  try {
    const tokens = await inOneTabAtATime(async () => {
      const given = await ask();
      // Before the next tab has its turn: it would begin a guest's session over this one.
      markSignedIn();
      return given;
    });
    return await enter(tokens);
  } finally {
    markLoggingIn(false);
  }
}
