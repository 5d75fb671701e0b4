import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { accountFile } from '../../test/google.ts';
import { readFcm } from './fcm-settings.ts';

const read = (settings: Record<string, string>) => readFcm((name) => settings[name]);
const notRsa = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });

test('without a service account no push is sent', () => {
  expect(read({})).toBeUndefined();
});

test('the service account is read from its content or from its file, and its key is never printed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonalia-fcm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'account.json');
  writeFileSync(file, accountFile());
  for (const text of [accountFile(), file]) {
    const settings = read({ FCM_SERVICE_ACCOUNT: text });
    expect(settings).toMatchObject({
      url: 'https://fcm.googleapis.com',
      projectId: 'tonalia-pruebas',
      keyId: 'key-1',
      tokenUri: 'https://oauth2.googleapis.com/token',
    });
    expect(inspect(settings) + JSON.stringify(settings)).not.toMatch(/PRIVATE KEY|MII/);
  }
});

test.each<[string, string]>([
  ['/no/hay/tal.json', 'no es un archivo que se pueda leer'],
  ['{"type":', 'debe ser el JSON de la cuenta'],
  ['{"type":"service_account"}', 'falta o no sirve: project_id, client_email, private_key, token_uri'],
  [accountFile({ private_key: 'secreto' }), 'falta o no sirve: private_key.'],
  [accountFile({ private_key: notRsa }), 'falta o no sirve: private_key.'],
  [accountFile({ token_uri: 'http://oauth2.example/token' }), 'falta o no sirve: token_uri.'],
  [accountFile({ project_id: '../otro' }), 'falta o no sirve: project_id.'],
  [accountFile({ type: 'authorized_user' }), 'falta o no sirve: type.'],
])('an invalid service account is refused with one sentence: %#', (text, sentence) => {
  expect(() => read({ FCM_SERVICE_ACCOUNT: text })).toThrow(sentence);
  expect(() => read({ FCM_SERVICE_ACCOUNT: text })).not.toThrow(/PRIVATE KEY|secreto/);
});

test.each(['http://fcm.example', 'fcm.googleapis.com', 'https://fcm.example/v1', 'https://a:b@fcm.example'])(
  'FCM is not asked at %s',
  (url) => {
    expect(() => read({ FCM_SERVICE_ACCOUNT: accountFile(), FCM_URL: url })).toThrow('FCM_URL debe ser como');
  },
);
