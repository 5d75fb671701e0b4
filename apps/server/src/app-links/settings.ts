import { Stop } from '../terminal/stop.ts';
import type { SettingReader } from '../config/setting-reader.ts';

/** The phone apps that open addresses of this shop. Android and iOS fetch this association from the shop itself. */
export type AppLinkSettings = {
  android: { id: string; fingerprints: string[] } | undefined;
  /** Apple's team id and the bundle id, joined by a dot. */
  ios: string | undefined;
};

/** Reads the app ids of the stores from the settings; each platform may be absent. Throws Stop on a malformed value. */
export function readAppLinks(value: SettingReader): AppLinkSettings {
  const id = value('APP_ANDROID_ID');
  const fingerprints = (value('APP_ANDROID_FINGERPRINTS') ?? '')
    .split(',')
    .map((text) => text.trim().toUpperCase())
    .filter(Boolean);
  const ios = value('APP_IOS_ID');
  if (Boolean(id) !== fingerprints.length > 0)
    throw new Stop(
      `APP_ANDROID_ID y APP_ANDROID_FINGERPRINTS van juntas, y falta ${id ? 'APP_ANDROID_FINGERPRINTS' : 'APP_ANDROID_ID'}.`,
    );
  if (id && !/^[a-z]\w*(\.[a-z]\w*)+$/i.test(id))
    throw new Stop(`APP_ANDROID_ID debe ser como co.tonalia.app, y es «${id}».`);
  for (const fingerprint of fingerprints) {
    if (!/^([\dA-F]{2}:){31}[\dA-F]{2}$/.test(fingerprint))
      throw new Stop(`APP_ANDROID_FINGERPRINTS debe traer huellas SHA-256 como 14:6D:E9:…, y trae «${fingerprint}».`);
  }
  if (ios && !/^[\dA-Z]{10}(\.[\da-z-]+)+$/i.test(ios))
    throw new Stop(`APP_IOS_ID debe ser como A1B2C3D4E5.co.tonalia.app, y es «${ios}».`);
  return { android: id ? { id, fingerprints } : undefined, ios };
}
