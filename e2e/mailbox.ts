import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type pg from 'pg';
import { expect } from './journey.ts';

interface MailboxEntry {
  channel: 'whatsapp' | 'sms' | 'email';
  to: string;
  subject?: string;
  text: string;
  code?: string;
}

/** An unused cell phone, for one journey. */
export const newPhone = (): string => `3${String(randomInt(1e9)).padStart(9, '0')}`;

/** Messages to an e-mail address or a phone (in its local format), newest first. */
export async function messagesFor(request: APIRequestContext, to: string): Promise<MailboxEntry[]> {
  const answer = await request.get('/dev/mailbox.json');
  const { messages }: { messages: MailboxEntry[] } = await answer.json();
  return messages.filter((one) => one.to === (to.includes('@') ? to : `+57${to}`));
}

/** Waits for the newest message in which `wanted` finds something. The first `after` messages are skipped. */
async function waitFor(
  request: APIRequestContext,
  to: string,
  after: number,
  wanted: (message: MailboxEntry) => string | undefined,
) {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const messages = await messagesFor(request, to);
        found = messages
          .slice(0, messages.length - after)
          .map(wanted)
          .find((one) => one !== undefined);
        return found;
      },
      { message: `a message for ${to}`, timeout: 15_000 },
    )
    .toBeDefined();
  return found ?? '';
}

/** The next code sent to a phone. */
export const codeFor = (request: APIRequestContext, phone: string, { after = 0 } = {}): Promise<string> =>
  waitFor(request, phone, after, ({ code }) => code);

/** The path of the link in a mail. */
export async function linkFor(request: APIRequestContext, email: string, { after = 0 } = {}): Promise<string> {
  const link = await waitFor(request, email, after, ({ text }) => /https?:\/\/\S+/.exec(text)?.[0]);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** All journeys share one network, with a limit of codes per hour: earlier codes are moved to another network. */
export async function makeRoomForCodes(db: pg.Pool): Promise<void> {
  await db.query(`update auth.verification set network = 'journeys before' where network <> 'journeys before'`);
}
