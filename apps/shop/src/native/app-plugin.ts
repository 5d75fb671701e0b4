import type { AppPlugin } from '@capacitor/app';
import { isPhoneApp } from './target.ts';

/** Loads the plugin with the app's lifecycle events. Returns its module, because a plugin object is mistaken for a promise. */
const plugin = () => import('@capacitor/app');

/** Calls the plugin in the phone app; null in a browser or on failure. */
export async function callApp<T>(ask: (app: AppPlugin) => Promise<T>): Promise<T | null> {
  if (!isPhoneApp) return null;
  return plugin()
    .then(({ App }) => ask(App))
    .catch(() => null);
}

/** Listens to the plugin in the phone app; does nothing in a browser. Returns the function that unsubscribes. */
export function listenToApp(listen: (app: AppPlugin) => ReturnType<AppPlugin['addListener']>): () => void {
  const hearing = callApp(listen);
  return () => void hearing.then((it) => it?.remove());
}
