import { createStore, patch, useStore } from '../state/store.ts';
import { callApp } from './app-plugin.ts';
import { isPhoneApp } from './target.ts';

interface InstalledApp {
  /** The version of the build, until the phone was asked; null in a browser. */
  version: string | null;
  /** The id in the stores; null before the phone was asked. */
  id: string | null;
}

const installedApp = createStore<InstalledApp>({
  version: isPhoneApp ? (import.meta.env?.VITE_APP_VERSION ?? null) : null,
  id: null,
});

export const appId = (): string | null => installedApp.get().id;

/** Reads the installed version and id from the phone. */
export async function readAppVersion(): Promise<string | null> {
  const info = await callApp((app) => app.getInfo());
  if (info?.id) patch(installedApp, { id: info.id });
  if (info?.version) patch(installedApp, { version: info.version });
  return installedApp.get().version;
}

/** The version of the installed app, if known; null in a browser. */
export const useAppVersion = (): string | null => useStore(installedApp, ({ version }) => version);
