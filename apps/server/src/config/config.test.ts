import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { Stop } from '../terminal/stop.ts';

test('without settings every value has its default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: 'small',
    databaseUrl: undefined,
    services: undefined,
  });
});

test('an empty setting counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SERVICES: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test.each([
  ['PORT', 'abc', 'PORT debe ser un número entero entre 0 y 65535, y es «abc».'],
  ['PORT', '-1', 'PORT debe ser un número entero entre 0 y 65535, y es «-1».'],
  ['PORT', '70000', 'PORT debe ser un número entero entre 0 y 65535, y es «70000».'],
  ['PORT', '3000.5', 'PORT debe ser un número entero entre 0 y 65535, y es «3000.5».'],
  ['DEMO', 'big', 'DEMO debe ser off, small, large, y es «big».'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL debe ser la dirección de un PostgreSQL y empezar por postgresql://.'],
  ['DATABASE_URL', 'here', 'DATABASE_URL debe ser la dirección de un PostgreSQL y empezar por postgresql://.'],
  [
    'SERVICES',
    'purchase,shop',
    'SERVICES debe ser auth, tracking, products, marketing, purchase, app-version, push, notices, settings, office, customers, y es «shop».',
  ],
  ['SERVICE_WORKER', 'never', 'SERVICE_WORKER debe ser on, off, y es «never».'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL debe ser fatal, error, warn, info, debug, trace, silent, y es «loud».'],
])('a wrong %s (%s) is refused with one sentence that names it', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new Stop(sentence));
});

const mail = { SMTP_URL: 'smtp://correo.example:587', MAIL_FROM: 'Tonalia <hola@tonalia.co>' };
const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+15005550006' };
const publicUrl = { PUBLIC_URL: 'https://tonalia.co' };

test('all settings for messages are read', () => {
  const whatsapp = { TWILIO_WHATSAPP_FROM: '+14155238886', TWILIO_CODE_TEMPLATE: `HX${'1'.repeat(32)}` };
  expect(readConfig({ ...mail, ...twilio, ...whatsapp, ...publicUrl, REGISTRATION_APPROVAL: 'manual' })).toMatchObject({
    messages: {
      mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
      twilio: { url: 'https://api.twilio.com', from: '+15005550006', whatsappFrom: '+14155238886' },
    },
    publicUrl: 'https://tonalia.co',
    registrationApproval: 'manual',
  });
});

test.each<[string, Record<string, string>, string]>([
  ['no sender', { SMTP_URL: mail.SMTP_URL, ...publicUrl }, 'SMTP_URL y MAIL_FROM van juntas, y falta MAIL_FROM.'],
  ['no server', { MAIL_FROM: mail.MAIL_FROM, ...publicUrl }, 'SMTP_URL y MAIL_FROM van juntas, y falta SMTP_URL.'],
  [
    'a server of another kind',
    { ...mail, SMTP_URL: 'http://usuario:clave@correo.example' },
    'SMTP_URL debe ser la dirección de un servidor de correo y empezar por smtp:// o smtps://.',
  ],
  [
    'a sender that is no address',
    { ...mail, MAIL_FROM: 'Tonalia' },
    'MAIL_FROM debe ser como Tonalia <hola@tonalia.co>, y es «Tonalia».',
  ],
  [
    'no address for links',
    mail,
    'Para enviar mensajes falta PUBLIC_URL, la dirección de la tienda, como https://tonalia.co.',
  ],
  [
    'links with a path',
    { PUBLIC_URL: 'https://tonalia.co/tienda' },
    'PUBLIC_URL debe ser como https://tonalia.co, y es «https://tonalia.co/tienda».',
  ],
  [
    'a link that is none',
    { PUBLIC_URL: 'tonalia.co' },
    'PUBLIC_URL debe ser como https://tonalia.co, y es «tonalia.co».',
  ],
  ['no account', { TWILIO_FROM: '+15005550006' }, 'Para enviar SMS o WhatsApp falta TWILIO_ACCOUNT_SID.'],
  ['no secret', { ...twilio, TWILIO_AUTH_TOKEN: '' }, 'Para enviar SMS o WhatsApp falta TWILIO_AUTH_TOKEN.'],
  [
    'no number',
    { ...twilio, TWILIO_FROM: '' },
    'Con TWILIO_ACCOUNT_SID va TWILIO_FROM o TWILIO_WHATSAPP_FROM, y faltan las dos.',
  ],
  [
    'a local number',
    { ...twilio, TWILIO_FROM: '3105550142' },
    'TWILIO_FROM debe ser un número como +573105550142 o un servicio MG…, y es «3105550142».',
  ],
  [
    'a template without WhatsApp',
    { ...twilio, TWILIO_CODE_TEMPLATE: `HX${'1'.repeat(32)}` },
    'TWILIO_CODE_TEMPLATE es para WhatsApp, y falta TWILIO_WHATSAPP_FROM.',
  ],
  [
    'a provider in the open',
    { ...twilio, TWILIO_URL: 'http://twilio.example' },
    'TWILIO_URL debe ser como https://api.twilio.com, y es «http://twilio.example».',
  ],
  [
    'another approval',
    { REGISTRATION_APPROVAL: 'never' },
    'REGISTRATION_APPROVAL debe ser automatic, manual, y es «never».',
  ],
])('of the message settings, %s is refused with one sentence', (_name, settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(new Stop(sentence));
});

test.each<[string, Record<string, string>, boolean]>([
  ['nothing is set', {}, true],
  ['it listens to this machine by another name', { HOST: '::1' }, true],
  ['the demo is large', { DEMO: 'large' }, true],
  ['another database is used', { DATABASE_URL: 'postgresql://db.example/tonalia' }, true],
  ['it listens to everybody', { HOST: '0.0.0.0' }, false],
  ['it listens to everybody, in IPv6', { HOST: '::' }, false],
  ['it listens to the LAN', { HOST: '192.168.1.20' }, false],
  ['a name only looks like this machine', { HOST: '127.0.0.1.evil.example' }, false],
  ['it is no demonstration', { DEMO: 'off' }, false],
  ['a proxy stands in front', { TRUST_PROXY: '127.0.0.1' }, false],
  ['mail is sent', { ...mail, ...publicUrl }, false],
  ['SMS are sent', { ...twilio, ...publicUrl }, false],
])('when %s (%j) the mailbox exists: %s', (_name, settings, isThere) => {
  expect(readConfig(settings).mailbox).toBe(isThere);
});
