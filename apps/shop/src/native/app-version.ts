import { useSyncExternalStore } from 'react';
import { askApp } from './app-plugin.ts';
import { isPhoneApp } from './target.ts';

/** The version of the build; the phone knows the installed one. */
let version: string | null = isPhoneApp ? (import.meta.env?.VITE_APP_VERSION ?? null) : null;
let id: string | null = null;
const watchers = new Set<() => void>();

/** The version of the installed app, if known; null in a browser. */
const appVersion = (): string | null => version;

/** The id of the installed app in the stores; null before the phone was asked. */
export const appId = (): string | null => id;

/** Reads the installed version and id from the phone. */
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
