import { type KeyObject, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLoopback } from '../config/loopback.ts';
import { Stop } from '../terminal/stop.ts';
import type { FcmSettings } from './fcm.ts';

const Account = z.object({
  type: z.literal('service_account'),
  project_id: z.string().regex(/^[a-z0-9:.-]{4,64}$/),
  client_email: z.email(),
  private_key: z.string().transform((pem, context) => toKey(pem) ?? (context.addIssue('no RSA key'), z.NEVER)),
  private_key_id: z.string().optional(),
  token_uri: z.string().refine(isSafe),
});

/** Reads Firebase's service account, given as a file or as its content. Never prints its key. */
export function readFcm(value: (name: string) => string | undefined): FcmSettings | undefined {
  const text = value('FCM_SERVICE_ACCOUNT');
  const url = value('FCM_URL');
  if (url && !isOrigin(url)) throw new Stop(`FCM_URL debe ser como https://fcm.googleapis.com, y es «${url}».`);
  if (!text) return undefined;
  const account = readAccount(text);
  return {
    url: url ? new URL(url).origin : 'https://fcm.googleapis.com',
    projectId: account.project_id,
    clientEmail: account.client_email,
    privateKey: account.private_key,
    keyId: account.private_key_id,
    tokenUri: account.token_uri,
  };
}

function readAccount(text: string): z.output<typeof Account> {
  const read = Account.safeParse(toJson(text.startsWith('{') ? text : readText(text)));
  if (read.success) return read.data;
  const names = [...new Set(read.error.issues.map(({ path }) => path[0]))].filter((name) => name !== undefined);
  throw new Stop(
    names.length === 0
      ? 'FCM_SERVICE_ACCOUNT debe ser el JSON de la cuenta de servicio de Firebase, o el archivo donde está.'
      : `En la cuenta de servicio de FCM_SERVICE_ACCOUNT falta o no sirve: ${names.join(', ')}.`,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Stop('FCM_SERVICE_ACCOUNT no es un archivo que se pueda leer, ni el JSON de una cuenta de servicio.');
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Access tokens and phone tokens must be encrypted, except to this machine. */
function isSafe(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

function isOrigin(text: string): boolean {
  if (!isSafe(text)) return false;
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
}
