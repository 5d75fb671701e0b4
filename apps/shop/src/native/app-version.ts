import { useSyncExternalStore } from 'react';
import { askApp } from './app-plugin.ts';
import { isPhoneApp } from './target.ts';

/** What the build says of itself; the phone knows what is installed. */
let version: string | null = isPhoneApp ? (import.meta.env?.VITE_APP_VERSION ?? null) : null;
let id: string | null = null;
const watchers = new Set<() => void>();

/** The version of the installed app, as far as it is known; null in a browser, which has none installed. */
const appVersion = (): string | null => version;

/** The name of the installed app in the stores; null as long as nobody asked the phone. */
export const appId = (): string | null => id;

/** Asks the phone what is installed. */
export async function learnAppVersion(): Promise<string | null> {
  const installed = await askApp((app) => app.getInfo());
  id = installed?.id ?? id;
  if (installed?.version && installed.version !== version) {
    version = installed.version;
    for (const tell of watchers) tell();
  }
  return version;
}

export function useAppVersion(): string | null {
  return useSyncExternalStore(watch, appVersion, appVersion);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
