import { z } from 'zod';
import { fetchJson } from '../../../api/src/platform/http/fetch-json.ts';
import { PermanentFailure } from '../../../api/src/platform/outbox.ts';
import type { OutgoingMessage } from '../../../api/src/platform/messages.ts';
import { MOST_SENDING, type SendMessage } from './send.ts';

export interface TwilioSettings {
  url: string;
  accountSid: string;
  authToken: string;
  /** A number in E.164 or a messaging service (`MG…`) for SMS; without it no SMS is sent. */
  from: string | undefined;
  /** A number in E.164; without it no WhatsApp message is sent. */
  whatsappFrom: string | undefined;
  /** The approved template (`HX…`) with the code as its only value: WhatsApp allows no first message without a template. */
  codeTemplate: string | undefined;
}

const Accepted = z.object({ sid: z.string().min(1) });
const Refused = z.object({ code: z.int() });
/** In bytes; Twilio's responses have one or two kilobytes. */
const MOST_BYTES = 64 * 1024;

/** Sends SMS and WhatsApp messages by Twilio's Messages API (2010-04-01). */
export function twilioSender(settings: TwilioSettings, most = MOST_SENDING): SendMessage {
  const { url, accountSid, authToken } = settings;
  const address = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return async (message) => {
    const request: RequestInit = {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: toForm(settings, message),
      signal: AbortSignal.timeout(most),
    };
    const { status, body } = await fetchJson('Twilio', address, request, MOST_BYTES);
    if (status === 201 && Accepted.safeParse(body).success) return;
    const why = Refused.safeParse(body).data?.code ?? 'no reason';
    const words = `Twilio answered ${status} (${why})`;
    // 400 means this number can never receive the message. All other errors may pass or be repaired.
    throw status === 400 ? new PermanentFailure(words) : new Error(words);
  };
}

function toForm({ from = '', whatsappFrom = '', codeTemplate }: TwilioSettings, message: OutgoingMessage) {
  const { channel, to, text, code } = message;
  if (channel === 'sms') {
    const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    return new URLSearchParams({ To: to, [sender]: from, Body: text });
  }
  const way = { To: `whatsapp:${to}`, From: `whatsapp:${whatsappFrom}` };
  if (code === undefined || !codeTemplate) return new URLSearchParams({ ...way, Body: text });
  return new URLSearchParams({ ...way, ContentSid: codeTemplate, ContentVariables: JSON.stringify({ 1: code }) });
}
