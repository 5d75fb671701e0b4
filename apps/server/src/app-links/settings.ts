import { Stop } from '../terminal/stop.ts';

type Value = (name: string) => string | undefined;

/** The phone apps that open addresses of this shop: each platform asks the shop itself whether it knows the app. */
export type AppLinkSettings = {
  android: { id: string; fingerprints: string[] } | undefined;
  /** Apple's team and the bundle's id, with a dot between. */
  ios: string | undefined;
};

/** Reads what the stores know the apps by. Either platform may be without an app. */
export function readAppLinks(value: Value): AppLinkSettings {
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
