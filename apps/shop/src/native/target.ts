/** True in the bundle that the phone app carries. */
export const isPhoneApp: boolean = import.meta.env?.VITE_TARGET === 'app';

/** Where the shop runs: the installed app of a system, or a browser, a phone's or any other. */
export type RunsOn = 'web' | 'mobile web' | 'android' | 'ios';

/** Said at once: what Capacitor puts before every page of an app knows it before any of our code runs. */
export function runsOn(): RunsOn {
  const system = isPhoneApp ? globalThis.Capacitor?.getPlatform?.() : undefined;
  if (system === 'android' || system === 'ios') return system;
  return isPhone() ? 'mobile web' : 'web';
}

/** Whether this is a phone's browser, as far as it says. On the server nobody's. */
function isPhone(): boolean {
  if (typeof document === 'undefined') return false;
  return navigator.userAgentData?.mobile ?? /Android|iPhone|iPod/.test(navigator.userAgent);
}

/** What banners are asked for by: those of the browser, of a system's app, or of an app on neither. */
export function bannerPlatform(): 'web' | 'ios' | 'android' | 'other' {
  if (!isPhoneApp) return 'web';
  const where = runsOn();
  return where === 'android' || where === 'ios' ? where : 'other';
}

declare global {
  var Capacitor: { getPlatform?: () => string } | undefined;
  interface Navigator {
    /** Where the browser has it. */
    userAgentData?: { mobile: boolean };
  }
}
