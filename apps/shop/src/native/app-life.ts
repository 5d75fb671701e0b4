import { askApp, hearApp } from './app-plugin.ts';
import { isPhoneApp } from './target.ts';

/** Tells whenever somebody comes back to the shop: to the app, or in a browser to its tab. Until what is given back is called. */
export function onResume(tell: () => void): () => void {
  if (isPhoneApp) return hearApp((app) => app.addListener('resume', tell));
  const watch = () => document.visibilityState === 'visible' && tell();
  document.addEventListener('visibilitychange', watch);
  return () => document.removeEventListener('visibilitychange', watch);
}

/** True: it was dealt with, and nobody else is asked. */
type BackHandler = () => boolean;

let handlers: BackHandler[] = [];
let stopHearing: (() => void) | null = null;

/** Takes part in what the phone's own way back does: who came last is asked first. Until what is given back is called. */
export function onBack(handler: BackHandler): () => void {
  handlers = [handler, ...handlers];
  // Having no listener, the phone goes back by itself.
  stopHearing ??= hearApp((app) => app.addListener('backButton', () => void handlers.some((one) => one())));
  return () => {
    handlers = handlers.filter((one) => one !== handler);
    if (handlers.length > 0) return;
    stopHearing?.();
    stopHearing = null;
  };
}

/** Leaves the app as the button of the phone does: it stays as it is, behind whatever was before it. */
export function leaveApp(): void {
  void askApp((app) => app.minimizeApp());
}
