import { shop } from '../api/settings/shop-settings.ts';
import { appId } from './app-version.ts';
import { runsOn } from './target.ts';

/** The store page to update the app. A build variable can set another store. */
export function storePage(): string {
  // Apple's page needs a number that exists only after publication; until then a search is opened.
  if (runsOn() === 'ios')
    return (
      import.meta.env?.VITE_IOS_STORE ||
      `https://apps.apple.com/co/iphone/search?term=${encodeURIComponent(shop().brand)}`
    );
  const id = encodeURIComponent(appId() ?? 'co.tonalia.app');
  return import.meta.env?.VITE_ANDROID_STORE || `https://play.google.com/store/apps/details?id=${id}`;
}

/** Opens the store page outside the app: the phone opens foreign addresses in the browser or store. */
export function openStorePage(): void {
  window.open(storePage(), '_blank', 'noopener');
}
