import { isLoopback } from '../config/loopback.ts';
import { Stop } from '../terminal/stop.ts';
import type { FcmSettings } from './fcm.ts';
import { readFcm } from './fcm-settings.ts';
import type { MailSettings } from './mail.ts';
import type { TwilioSettings } from './twilio.ts';
import type { SettingReader } from '../config/setting-reader.ts';

export interface MessageSettings {
  mail: MailSettings | undefined;
  twilio: TwilioSettings | undefined;
  /** Push to phones with the app; undefined sends none. */
  fcm: FcmSettings | undefined;
}

/** Reads the settings of the message channels. Throws Stop on an incomplete channel: a lost code would be noticed too late. */
export function readMessageSettings(value: SettingReader): MessageSettings {
  return { mail: readMail(value), twilio: readTwilio(value), fcm: readFcm(value) };
}

function readMail(value: SettingReader): MailSettings | undefined {
  const url = value('SMTP_URL');
  const from = value('MAIL_FROM');
  if (!url && !from) return undefined;
  if (!url || !from) throw new Stop(`SMTP_URL y MAIL_FROM van juntas, y falta ${url ? 'MAIL_FROM' : 'SMTP_URL'}.`);
  // The address is not printed, because it contains a password.
  if (!/^smtps?:\/\/[^/?#]+/.test(url) || !URL.canParse(url))
    throw new Stop('SMTP_URL debe ser la dirección de un servidor de correo y empezar por smtp:// o smtps://.');
  if (!/^([^<>\r\n]{1,80}<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from))
    throw new Stop(`MAIL_FROM debe ser como Tonalia <hola@tonalia.co>, y es «${from}».`);
  return { url, from };
}

const formats: Record<string, [pattern: RegExp, like: string]> = {
  TWILIO_ACCOUNT_SID: [/^AC[0-9a-f]{32}$/, 'AC y 32 dígitos o letras de la a a la f'],
  TWILIO_FROM: [/^(\+[1-9]\d{7,14}|MG[0-9a-f]{32})$/, 'un número como +573105550142 o un servicio MG…'],
  TWILIO_WHATSAPP_FROM: [/^\+[1-9]\d{7,14}$/, 'un número como +573105550142'],
  TWILIO_CODE_TEMPLATE: [/^HX[0-9a-f]{32}$/, 'HX y 32 dígitos o letras de la a a la f'],
};

function readTwilio(value: SettingReader): TwilioSettings | undefined {
  const names = [...Object.keys(formats), 'TWILIO_AUTH_TOKEN', 'TWILIO_URL'];
  if (!names.some(value)) return undefined;
  for (const [name, [pattern, like]] of Object.entries(formats)) {
    const text = value(name);
    if (text && !pattern.test(text)) throw new Stop(`${name} debe ser ${like}, y es «${text}».`);
  }
  const accountSid = needed(value, 'TWILIO_ACCOUNT_SID');
  const authToken = needed(value, 'TWILIO_AUTH_TOKEN');
  const from = value('TWILIO_FROM');
  const whatsappFrom = value('TWILIO_WHATSAPP_FROM');
  if (!from && !whatsappFrom)
    throw new Stop('Con TWILIO_ACCOUNT_SID va TWILIO_FROM o TWILIO_WHATSAPP_FROM, y faltan las dos.');
  const codeTemplate = value('TWILIO_CODE_TEMPLATE');
  if (codeTemplate && !whatsappFrom)
    throw new Stop('TWILIO_CODE_TEMPLATE es para WhatsApp, y falta TWILIO_WHATSAPP_FROM.');
  const url = readTwilioUrl(value('TWILIO_URL') ?? 'https://api.twilio.com');
  return { url, accountSid, authToken, from, whatsappFrom, codeTemplate };
}

function needed(value: SettingReader, name: string): string {
  const text = value(name);
  if (!text) throw new Stop(`Para enviar SMS o WhatsApp falta ${name}.`);
  return text;
}

/** The account's secret is part of every request: plain http only to this machine. */
function readTwilioUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSafe || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new Stop(`TWILIO_URL debe ser como https://api.twilio.com, y es «${text}».`);
  return url.origin;
}
