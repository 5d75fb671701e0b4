import { appLinkPrefixes } from '@tonalia/rules/app-links';

/** Texts of the native projects, by the names of `nativeFiles`. */
export type NativeTexts = Record<NativeFile, string>;
export type NativeFile = keyof typeof nativeFiles | 'config' | 'properties' | 'xcconfig' | 'plugins';

const res = 'android/app/src/main/res/xml';

export const nativeFiles = {
  manifest: 'android/app/src/main/AndroidManifest.xml',
  gradle: 'android/app/build.gradle',
  network: `${res}/network_security_config.xml`,
  extraction: `${res}/data_extraction_rules.xml`,
  info: 'ios/App/App/Info.plist',
  entitlements: 'ios/App/App/App.entitlements',
  privacy: 'ios/App/App/PrivacyInfo.xcprivacy',
  project: 'ios/App/App.xcodeproj/project.pbxproj',
  debug: 'ios/debug.xcconfig',
  release: 'ios/release.xcconfig',
} as const;

/** The permissions the app may request; docs/store.md has the reasons. */
export const permissions = [
  'ACCESS_COARSE_LOCATION',
  'ACCESS_FINE_LOCATION',
  'ACCESS_NETWORK_STATE',
  'CAMERA',
  'INTERNET',
  'POST_NOTIFICATIONS',
  'VIBRATE',
];
const domains = ['root', 'file', 'database', 'sharedpref', 'external'];

type CapacitorConfig = {
  appId: string;
  loggingBehavior: string;
  server: { cleartext: boolean; androidScheme: string; url?: string; errorPath?: string; allowNavigation?: string[] };
  android: { allowMixedContent: boolean; webContentsDebuggingEnabled: boolean };
  ios: { webContentsDebuggingEnabled: boolean };
};

const configOf = ({ config }: NativeTexts): CapacitorConfig => JSON.parse(config);

/** The rules of the native projects: name, and whether the texts follow it. */
export const nativeRules: Record<string, (texts: NativeTexts) => boolean> = {
  'https alone': (texts) =>
    /android:usesCleartextTraffic="false"/.test(texts.manifest) &&
    valuesOf(texts.network, /cleartextTrafficPermitted="(\w+)"/g).every((value) => value === 'false') &&
    !configOf(texts).server.cleartext &&
    configOf(texts).server.androidScheme === 'https' &&
    configOf(texts).android.allowMixedContent === false,
  'the network rules are in force': ({ manifest, network }) =>
    /android:networkSecurityConfig="@xml\/network_security_config"/.test(manifest) && network.includes('<base-config'),
  "certificates of the phone's own authorities alone": ({ network }) =>
    valuesOf(network, /<certificates src="(\w+)"/g).join() === 'system' && !/debug-overrides|<domain/.test(network),
  'no page but our own': (texts) =>
    !configOf(texts).server.url &&
    // iOS would show it whenever a link leaves the app.
    !configOf(texts).server.errorPath &&
    (configOf(texts).server.allowNavigation ?? []).length === 0,
  'a release cannot be inspected': (texts) =>
    configOf(texts).android.webContentsDebuggingEnabled === false &&
    configOf(texts).ios.webContentsDebuggingEnabled === false &&
    configOf(texts).loggingBehavior === 'none' &&
    !/android:debuggable/.test(texts.manifest) &&
    !/CAPACITOR_DEBUG/.test(texts.release),
  'a release is shrunk and cannot be debugged': ({ gradle }) => {
    const release = /buildTypes \{\s*release \{([\s\S]*?)\n {8}\}/.exec(gradle)?.[1] ?? '';
    return /debuggable = false/.test(release) && /minifyEnabled = true/.test(release);
  },
  'no key in the build': ({ gradle }) => !/(storePassword|keyPassword|storeFile) =? ?['"]/.test(gradle),
  'nothing leaves the phone in a backup': ({ manifest, extraction }) =>
    /android:allowBackup="false"/.test(manifest) &&
    /android:fullBackupContent="false"/.test(manifest) &&
    /android:dataExtractionRules="@xml\/data_extraction_rules"/.test(manifest) &&
    !extraction.includes('<include') &&
    ['cloud-backup', 'device-transfer'].every((kind) => {
      const part = new RegExp(`<${kind}>([\\s\\S]*)</${kind}>`).exec(extraction)?.[1] ?? '';
      return isSame(valuesOf(part, /<exclude domain="(\w+)"/g), domains);
    }),
  'the permissions are these': ({ manifest, plugins }) =>
    isSame(
      valuesOf(manifest + plugins, /<uses-permission(?![^>]*tools:node="remove")[^>]*"android\.permission\.(\w+)"/g),
      permissions,
    ) && !/<uses-permission-sdk|<permission /.test(manifest),
  'a phone without a camera gets the app too': ({ manifest }) =>
    /<uses-feature android:name="android\.hardware\.camera" android:required="false"/.test(manifest),
  'one way in': ({ manifest }) =>
    valuesOf(manifest, /android:exported="(\w+)"/g).filter((value) => value === 'true').length === 1 &&
    /android:taskAffinity=""/.test(manifest),
  'iOS asks for the camera and the point of an arrival alone, in Spanish': ({ info }) =>
    isSame(valuesOf(info, /<key>(NS\w+UsageDescription)<\/key>/g), [
      'NSCameraUsageDescription',
      'NSLocationWhenInUseUsageDescription',
    ]) &&
    /NSCameraUsageDescription<\/key>\s*<string>Para leer códigos[^<]{20,}<\/string>/.test(info) &&
    /NSLocationWhenInUseUsageDescription<\/key>\s*<string>Para guardar con tu visita[^<]{10,}<\/string>/.test(info) &&
    /CFBundleDevelopmentRegion<\/key>\s*<string>es<\/string>/.test(info),
  'iOS speaks https alone': ({ info }) =>
    /NSAllowsArbitraryLoads<\/key>\s*<false\/>/.test(info) && !/<key>NSException|Insecure/.test(info),
  'nothing runs behind': ({ info }) => !info.includes('UIBackgroundModes'),
  'encryption is the system’s': ({ info }) => /ITSAppUsesNonExemptEncryption<\/key>\s*<false\/>/.test(info),
  'users are not tracked': ({ privacy, info, manifest }) =>
    /NSPrivacyTracking<\/key>\s*<false\/>/.test(privacy) &&
    !/Tracking<\/key>\s*<true\/>/.test(privacy) &&
    !info.includes('NSUserTrackingUsageDescription') &&
    /gms\.permission\.AD_ID" tools:node="remove"/.test(manifest) &&
    /FirebaseMessagingAutoInitEnabled<\/key>\s*<false\/>/.test(info) &&
    /firebase_messaging_auto_init_enabled" android:value="false"/.test(manifest),
  'messages may come': ({ entitlements, debug, release }) =>
    /aps-environment<\/key>\s*<string>\$\(TONALIA_APS_ENVIRONMENT\)<\/string>/.test(entitlements) &&
    /APS_ENVIRONMENT = development/.test(debug) &&
    /APS_ENVIRONMENT = production/.test(release),
  'one id': (texts) => {
    const [id] = valuesOf(texts.properties, /^appId=(.+)$/gm);
    return (
      configOf(texts).appId === id &&
      isSame(valuesOf(texts.xcconfig, /^PRODUCT_BUNDLE_IDENTIFIER = (.+)$/gm), [id ?? '']) &&
      /applicationId = settings\.getProperty\('appId'\)/.test(texts.gradle) &&
      !/PRODUCT_BUNDLE_IDENTIFIER/.test(texts.project)
    );
  },
  'one version': ({ properties, xcconfig, gradle, project }) =>
    isSame(valuesOf(xcconfig, /^MARKETING_VERSION = (.+)$/gm), valuesOf(properties, /^versionName=(.+)$/gm)) &&
    isSame(valuesOf(xcconfig, /^CURRENT_PROJECT_VERSION = (.+)$/gm), valuesOf(properties, /^versionCode=(.+)$/gm)) &&
    /versionCode = settings\.getProperty\('versionCode'\)/.test(gradle) &&
    /versionName = settings\.getProperty\('versionName'\)/.test(gradle) &&
    !/MARKETING_VERSION|CURRENT_PROJECT_VERSION/.test(project),
  'the settings are read': ({ debug, release }) =>
    [debug, release].every((text) => text.startsWith('#include "tonalia.xcconfig"\n')),
  'addresses of the shop open in the app, and no others': ({ manifest, entitlements, properties, xcconfig }) =>
    /<intent-filter android:autoVerify="true">/.test(manifest) &&
    isSame(valuesOf(manifest, /<data android:host="([^"]+)"/g), ['${linkHost}']) &&
    isSame(valuesOf(manifest, /<data android:path\w*="([^"]+)"/g), appLinkPrefixes) &&
    isSame(valuesOf(manifest.replace(/<queries>[\s\S]*<\/queries>/, ''), /android:scheme="(\w+)"/g), ['https']) &&
    isSame(valuesOf(entitlements, /<string>(\w+:[^<]+)<\/string>/g), ['applinks:$(TONALIA_LINK_HOST)']) &&
    isSame(valuesOf(properties, /^linkHost=(.+)$/gm), valuesOf(xcconfig, /^TONALIA_LINK_HOST = (.+)$/gm)),
};

/** The rules that `texts` break; comments are ignored. */
export function brokenRules(texts: NativeTexts): string[] {
  const bare = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll(/<!--[\s\S]*?-->/g, '')]),
  ) as NativeTexts; // as: the same names
  return Object.entries(nativeRules)
    .filter(([, holds]) => !holds(bare))
    .map(([name]) => name);
}

/** The data types the app declares to Apple, without the prefix of their names. */
export const collectedData = ({ privacy }: Pick<NativeTexts, 'privacy'>): string[] =>
  valuesOf(privacy, /<string>NSPrivacyCollectedDataType(?!Purpose)(\w+)<\/string>/g);

const valuesOf = (text: string, shape: RegExp): string[] => [...text.matchAll(shape)].map(([, value = '']) => value);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length > 0 && [...new Set(some)].sort().join() === [...others].sort().join();
