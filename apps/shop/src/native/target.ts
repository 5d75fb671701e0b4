/** True in the bundle of the phone app. */
export const isPhoneApp: boolean = import.meta.env?.VITE_TARGET === 'app';

/** Where the shop runs: the app on Android or iOS, a phone's browser, or another browser. */
export type RuntimeTarget = 'web' | 'mobile web' | 'android' | 'ios';

/** Available at once: Capacitor's injected script runs before the shop's code. */
export function runsOn(): RuntimeTarget {
  const system = isPhoneApp ? globalThis.Capacitor?.getPlatform?.() : undefined;
  if (system === 'android' || system === 'ios') return system;
  return isPhone() ? 'mobile web' : 'web';
}

/** Whether the browser reports a phone. False on the server. */
function isPhone(): boolean {
  if (typeof document === 'undefined') return false;
  return navigator.userAgentData?.mobile ?? /Android|iPhone|iPod/.test(navigator.userAgent);
}

/** The platform to request banners for: browser, the app of a system, or an app on neither. */
export function bannerPlatform(): 'web' | 'ios' | 'android' | 'other' {
  if (!isPhoneApp) return 'web';
  const where = runsOn();
  return where === 'android' || where === 'ios' ? where : 'other';
}

declare global {
  var Capacitor: { getPlatform?: () => string } | undefined;
  interface Navigator {
    /** Missing in some browsers. */
    userAgentData?: { mobile: boolean };
  }
}
