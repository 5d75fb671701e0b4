import { isPhoneApp } from './target.ts';

/** The version of the installed app, as its build says; null in a browser, which has none installed. */
export const appVersion = (): string | null => (isPhoneApp ? (import.meta.env?.VITE_APP_VERSION ?? null) : null);
