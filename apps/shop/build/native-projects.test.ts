import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import shop from '../package.json' with { type: 'json' };
import { readAppSettings } from './app-settings.ts';
import {
  type NativeFile,
  type NativeTexts,
  brokenRules,
  collectedData,
  nativeFiles,
  nativeRules,
  permissions,
} from './native-rules.ts';
import { nativeSettings } from './native-settings.ts';

const folder = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const environment = {
  TONALIA_API_ORIGIN: 'https://api.distribuidora.example',
  TONALIA_APP_ID: 'co.distribuidora.app',
  TONALIA_APP_NAME: 'Distribuidora',
};

let texts: NativeTexts;
beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { default: config } = await import('../capacitor.config.ts');
  vi.unstubAllEnvs();
  const made = nativeSettings(readAppSettings(environment, shop.version));
  const files = Object.entries(nativeFiles).map(([name, file]) => [name, read(file)]);
  texts = {
    ...(Object.fromEntries(files) as Record<keyof typeof nativeFiles, string>), // as: keyed by the names of the table
    config: JSON.stringify(config, null, 1),
    properties: made['android/app/tonalia.properties'] ?? '',
    xcconfig: made['ios/tonalia.xcconfig'] ?? '',
    plugins: manifestsOfPlugins(),
  };
});

/** What the plugins add to the app's own manifest in a build. */
function manifestsOfPlugins(): string {
  const modules = join(folder, '../../node_modules');
  const names = Object.keys(shop.dependencies).filter((name) => name.includes('capacitor'));
  const found = names.flatMap((name) => globSync(`${name}/android/src/main/AndroidManifest.xml`, { cwd: modules }));
  return found.map((file) => readFileSync(join(modules, file), 'utf8')).join('\n');
}

test('the native projects follow every rule', () => {
  expect(brokenRules(texts)).toEqual([]);
});

const camera = '<key>NSCameraUsageDescription</key>';

/** Violations of each rule: the text, and its replacement. */
const planted: Record<string, [NativeFile, string | RegExp, string][]> = {
  'https alone': [
    ['manifest', 'usesCleartextTraffic="false"', 'usesCleartextTraffic="true"'],
    ['network', 'Permitted="false"', 'Permitted="true"'],
    ['config', '"cleartext": false', '"cleartext": true'],
    ['config', '"allowMixedContent": false', '"allowMixedContent": true'],
    ['config', '"androidScheme": "https"', '"androidScheme": "http"'],
  ],
  'the network rules are in force': [['manifest', /\s+android:networkSecurityConfig="[^"]+"/, '']],
  "certificates of the phone's own authorities alone": [
    ['network', '<certificates src="system" />', '<certificates src="system" /><certificates src="user" />'],
  ],
  'no page but our own': [
    ['config', '"cleartext": false', '"cleartext": false, "allowNavigation": ["*"]'],
    ['config', '"cleartext": false', '"cleartext": false, "url": "https://evil.example"'],
    ['config', '"cleartext": false', '"cleartext": false, "errorPath": "error.html"'],
  ],
  'a release cannot be inspected': [
    ['config', /("android": \{[^}]*"webContentsDebuggingEnabled": )false/, '$1true'],
    ['config', /("ios": \{[^}]*"webContentsDebuggingEnabled": )false/, '$1true'],
    ['config', '"loggingBehavior": "none"', '"loggingBehavior": "production"'],
    ['manifest', '<application', '<application android:debuggable="true"'],
    ['release', /$/, 'CAPACITOR_DEBUG = true\n'],
  ],
  'a release is shrunk and cannot be debugged': [
    ['gradle', 'debuggable = false', 'debuggable = true'],
    ['gradle', 'minifyEnabled = true', 'minifyEnabled = false'],
  ],
  'no key in the build': [
    ['gradle', "storePassword = System.getenv('TONALIA_KEYSTORE_PASSWORD')", "storePassword = 'x'"],
  ],
  'nothing leaves the phone in a backup': [
    ['manifest', 'allowBackup="false"', 'allowBackup="true"'],
    ['extraction', /<exclude domain="sharedpref" \/>(?=[\s\S]*<\/cloud-backup>)/, ''],
    ['extraction', /<exclude domain="database" \/>(?![\s\S]*<device-transfer>)/, ''],
  ],
  'the permissions are these': [
    ['manifest', '</manifest>', '<uses-permission android:name="android.permission.RECORD_AUDIO" /></manifest>'],
    ['manifest', '<uses-permission android:name="android.permission.CAMERA" />', ''],
    ['manifest', '<uses-permission android:name="android.permission.POST_NOTIFICATIONS" />', ''],
    ['plugins', /$/, '<uses-permission android:name="android.permission.ACCESS_BACKGROUND_LOCATION" />'],
  ],
  'a phone without a camera gets the app too': [['manifest', 'android:required="false"', 'android:required="true"']],
  'one way in': [
    ['manifest', 'android:exported="false"', 'android:exported="true"'],
    ['manifest', /\s+android:taskAffinity=""/, ''],
  ],
  'iOS asks for the camera and the point of an arrival alone, in Spanish': [
    ['info', camera, `<key>NSLocationAlwaysUsageDescription</key><string>x</string>${camera}`],
    ['info', /Para leer [^<]+/, 'To take a picture of a shade you like.'],
    ['info', /Para guardar [^<]+/, 'To keep where you are.'],
  ],
  'iOS speaks https alone': [['info', /(NSAllowsArbitraryLoads<\/key>\s*)<false\/>/, '$1<true/>']],
  'nothing runs behind': [['info', camera, `<key>UIBackgroundModes</key><array/>${camera}`]],
  'encryption is the system’s': [['info', /(NonExemptEncryption<\/key>\s*)<false\/>/, '$1<true/>']],
  'users are not tracked': [
    ['privacy', /(NSPrivacyTracking<\/key>\s*)<false\/>/, '$1<true/>'],
    ['privacy', /(DataTypeTracking<\/key>\s*)<false\/>/, '$1<true/>'],
    ['manifest', 'auto_init_enabled" android:value="false"', 'auto_init_enabled" android:value="true"'],
  ],
  'messages may come': [
    ['entitlements', 'aps-environment', 'aps'],
    ['release', 'production', 'development'],
  ],
  'one id': [
    ['config', 'co.distribuidora.app', 'co.tonalia.app'],
    ['xcconfig', 'co.distribuidora.app', 'co.tonalia.app'],
    ['gradle', "settings.getProperty('appId')\n        min", '"co.tonalia.app"\n        min'],
    ['project', 'INFOPLIST_FILE', 'PRODUCT_BUNDLE_IDENTIFIER = co.tonalia.app;\nINFOPLIST_FILE'],
  ],
  'one version': [
    ['gradle', "versionName = settings.getProperty('versionName')", 'versionName = "9.9"'],
    ['project', 'INFOPLIST_FILE', 'MARKETING_VERSION = 9.9;\nINFOPLIST_FILE'],
    ['xcconfig', /MARKETING_VERSION = .+/, 'MARKETING_VERSION = 9.9'],
  ],
  'the settings are read': [['release', '#include "tonalia.xcconfig"\n', '']],
  'addresses of the shop open in the app, and no others': [
    ['manifest', 'android:autoVerify="true"', ''],
    ['manifest', '${linkHost}', 'evil.example'],
    ['manifest', '<data android:pathPrefix="/product/" />', '<data android:pathPrefix="/" />'],
    [
      'manifest',
      '<data android:scheme="https" />\n                <data android:host',
      '<data android:scheme="http" />\n<data android:host',
    ],
    ['entitlements', '$(TONALIA_LINK_HOST)', 'evil.example'],
    ['xcconfig', 'TONALIA_LINK_HOST = api', 'TONALIA_LINK_HOST = www'],
  ],
};

describe('a planted violation is found', () => {
  const faults = Object.entries(planted).flatMap(([rule, ways]) => ways.map((way) => [rule, ...way] as const));

  test.each(faults)('%s: in %s, %s becomes %s', (rule, file, from, to) => {
    const changed = texts[file].replace(from, to);
    expect(changed).not.toBe(texts[file]);
    expect(brokenRules({ ...texts, [file]: changed })).toEqual([rule]);
  });

  test('for every rule', () => {
    expect(Object.keys(planted).sort()).toEqual(Object.keys(nativeRules).sort());
  });
});

test('comments do not count', () => {
  const commented = texts.manifest
    .replace(/(android:allowBackup="false")/, '')
    .replace('<application', '<!-- $1 --><application');
  expect(brokenRules({ ...texts, manifest: commented })).toEqual(['nothing leaves the phone in a backup']);
});

/** The codes in the first column of a table. */
const firstColumn = (text = ''): string[] =>
  [...text.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/\w+/g)].map(([code]) => code));

test('permissions and data types declared to Apple are those that docs/store.md explains', () => {
  const [, mayDo, collects] = read('../../docs/store.md').split(/^## /m);
  expect(firstColumn(mayDo).sort()).toEqual([...permissions].sort());
  expect(firstColumn(collects).sort()).toEqual(collectedData(texts).sort());
});

test('the app has the shop’s version, and a higher version has a higher number', () => {
  expect(texts.properties).toContain(`versionName=${shop.version}\n`);
  const build = (version: string) => readAppSettings(environment, version).build;
  expect([build('1.4.2'), build('1.10.0'), build('2.0.0')]).toEqual([10_402, 11_000, 20_000]);
});
