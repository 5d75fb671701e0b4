import { PermanentFailure } from '../../../api/src/platform/outbox.ts';
import { isLoopback } from '../config/loopback.ts';
import { MOST_SENDING, type SendMessage } from './send.ts';

export interface MailSettings {
  /** `smtps://` or `smtp://`, with user and password when the server wants them. */
  url: string;
  from: string;
}

/**
 * Sends mail by SMTP, one connection per mail, because volume is low. Requires TLS except to this machine, because mails carry links. A
 * mail sent twice, after a crash before it was marked as sent, has the same Message-ID, so mailboxes show it once.
 */
export function mailSender({ url, from }: MailSettings, most = MOST_SENDING): SendMessage {
  const requireTLS = !isLoopback(new URL(url).hostname);
  const domain = from.replace(/^.*@/s, '').replace('>', '');
  return async ({ id, to, subject, text, html }) => {
    try {
      const { createTransport } = await import('nodemailer'); // 25 MB that a process without mail does not load
      const safe = { requireTLS, disableFileAccess: true, disableUrlAccess: true };
      const transport = createTransport({ url, ...safe, socketCloseTimeout: 0 });
      const messageId = id === undefined ? {} : { messageId: `<${id}@${domain}>` };
      await transport.sendMail({ from, to, subject, text, html, ...messageId, signal: AbortSignal.timeout(most) });
    } catch (error) {
      throw withoutNames(error);
    }
  };
}

/** Keeps only the codes of an error: the server's text contains the address. */
function withoutNames(error: unknown): Error {
  const { code = '', responseCode, permanent } = error as { code?: string; responseCode?: number; permanent?: boolean }; // as: what nodemailer throws
  const words = ['mail was not sent', code, responseCode].filter(Boolean).join(' ');
  // A refused sign-in is a configuration fault and can be repaired.
  return permanent && code !== 'EAUTH' ? new PermanentFailure(words) : new Error(words);
}
