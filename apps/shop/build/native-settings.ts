import type { AppSettings } from './app-settings.ts';

/** The settings files of the two native projects, written by app:sync and ignored by git. */
export const nativeSettings = (settings: AppSettings): Record<string, string> => ({
  'android/app/tonalia.properties': properties({
    appId: settings.id,
    appName: settings.name,
    linkHost: settings.linkHost,
    versionName: settings.version,
    versionCode: String(settings.build),
  }),
  'ios/tonalia.xcconfig': xcconfig({
    PRODUCT_BUNDLE_IDENTIFIER: settings.id,
    TONALIA_APP_NAME: settings.name,
    TONALIA_LINK_HOST: settings.linkHost,
    MARKETING_VERSION: settings.version,
    CURRENT_PROJECT_VERSION: String(settings.build),
  }),
});

const properties = (values: Record<string, string>): string => lines(values, '=');
const xcconfig = (values: Record<string, string>): string => lines(values, ' = ');

const lines = (values: Record<string, string>, sign: string): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}${sign}${value}\n`)
    .join('');
