import type { AppPlugin } from '@capacitor/app';
import { isPhoneApp } from './target.ts';

/** The life of the installed app, as its phone tells it. The plugin by itself would be taken for a promise: it travels in its module. */
const plugin = () => import('@capacitor/app');

/** Asks the phone, when there is one: what it answers, or null where the app is not installed or the phone does not know. */
export async function askApp<T>(ask: (app: AppPlugin) => Promise<T>): Promise<T | null> {
  if (!isPhoneApp) return null;
  return plugin()
    .then(({ App }) => ask(App))
    .catch(() => null);
}

/** Hears what the phone tells, until what is given back is called; in a browser nothing. */
export function hearApp(listen: (app: AppPlugin) => ReturnType<AppPlugin['addListener']>): () => void {
  const hearing = askApp(listen);
  return () => void hearing.then((it) => it?.remove());
}
