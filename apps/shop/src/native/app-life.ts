import { askApp, hearApp } from './app-plugin.ts';
import { isPhoneApp } from './target.ts';

/** Calls `tell` when the app, or the browser tab, becomes visible again. Returns the function that unsubscribes. */
export function onResume(tell: () => void): () => void {
  if (isPhoneApp) return hearApp((app) => app.addListener('resume', tell));
  const watch = () => document.visibilityState === 'visible' && tell();
  document.addEventListener('visibilitychange', watch);
  return () => document.removeEventListener('visibilitychange', watch);
}

/** Returns true when it handled the event; later handlers are then skipped. */
type BackHandler = () => boolean;

let handlers: BackHandler[] = [];
let stopHearing: (() => void) | null = null;

/** Adds a handler of the phone's back button; the newest handler runs first. Returns the function that removes it. */
export function onBack(handler: BackHandler): () => void {
  handlers = [handler, ...handlers];
  // Without a listener the phone goes back in its default way.
  stopHearing ??= hearApp((app) => app.addListener('backButton', () => void handlers.some((one) => one())));
  return () => {
    handlers = handlers.filter((one) => one !== handler);
    if (handlers.length > 0) return;
    stopHearing?.();
    stopHearing = null;
  };
}

/** Minimises the app, as the phone's home button does. */
export function leaveApp(): void {
  void askApp((app) => app.minimizeApp());
}
