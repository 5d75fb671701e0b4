import { shop } from '../brand.ts';
import { appId } from './app-version.ts';
import { runsOn } from './target.ts';

/** The page where the app is brought up to date. A store of one's own is named when the app is built. */
export function storePage(): string {
  // Apple's pages go by a number that is known once the app is there: until then, a search.
  if (runsOn() === 'ios')
    return (
      import.meta.env?.VITE_IOS_STORE ||
      `https://apps.apple.com/co/iphone/search?term=${encodeURIComponent(shop().brand)}`
    );
  const id = encodeURIComponent(appId() ?? 'co.tonalia.app');
  return import.meta.env?.VITE_ANDROID_STORE || `https://play.google.com/store/apps/details?id=${id}`;
}

/** Opens it outside of the app: the phone takes every other address than the app's own out of it. */
export function openStorePage(): void {
  window.open(storePage(), '_blank', 'noopener');
}
