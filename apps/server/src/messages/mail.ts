import { createTransport } from 'nodemailer';
import { Hopeless } from '../../../api/src/platform/outbox.ts';
import { isLoopback } from '../config/loopback.ts';
import { MOST_SENDING, type Send } from './send.ts';

export interface MailSettings {
  /** `smtps://` or `smtp://`, with user and password when the server wants them. */
  url: string;
  from: string;
}

/**
 * Sends mail by SMTP, one connection for each: people's mail is rare. Links never travel in the open but on this machine. What leaves
 * twice, because nobody was left to note that it had, has the same Message-ID, by which mailboxes show it once.
 */
export function mailSender({ url, from }: MailSettings, most = MOST_SENDING): Send {
  const transport = createTransport({
    url,
    requireTLS: !isLoopback(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    socketCloseTimeout: 0,
  });
  const domain = from.replace(/^.*@/s, '').replace('>', '');
  return async ({ id, to, subject, text, html }) => {
    try {
      const messageId = id === undefined ? {} : { messageId: `<${id}@${domain}>` };
      await transport.sendMail({ from, to, subject, text, html, ...messageId, signal: AbortSignal.timeout(most) });
    } catch (error) {
      throw withoutNames(error);
    }
  };
}

/** What went wrong in codes alone: the server's own words carry the address. */
function withoutNames(error: unknown): Error {
  const { code = '', responseCode, permanent } = error as { code?: string; responseCode?: number; permanent?: boolean }; // as: what nodemailer throws
  const words = ['mail was not sent', code, responseCode].filter(Boolean).join(' ');
  // That we may not sign in is our own fault, and may be mended.
  return permanent && code !== 'EAUTH' ? new Hopeless(words) : new Error(words);
}
