import { callApp, listenToApp } from './app-plugin.ts';
import { createStore, patch } from '../state/store.ts';
import { isPhoneApp } from './target.ts';

/** Calls `notify` when the app, or the browser tab, becomes visible again. Returns the function that unsubscribes. */
export function onResume(notify: () => void): () => void {
  if (isPhoneApp) return listenToApp((app) => app.addListener('resume', notify));
  const watch = () => document.visibilityState === 'visible' && notify();
  document.addEventListener('visibilitychange', watch);
  return () => document.removeEventListener('visibilitychange', watch);
}

/** Returns true when it handled the event; later handlers are then skipped. */
type BackHandler = () => boolean;

interface BackButton {
  /** The newest first. */
  handlers: readonly BackHandler[];
  /** Stops listening to the phone; null while nothing listens. */
  stop: (() => void) | null;
}

const backButton = createStore<BackButton>({ handlers: [], stop: null });

const goBack = (): boolean => backButton.get().handlers.some((handle) => handle());

/** Adds a handler of the phone's back button; the newest handler runs first. Returns the function that removes it. */
export function onBack(handler: BackHandler): () => void {
  const { handlers, stop } = backButton.get();
  backButton.set({
    handlers: [handler, ...handlers],
    stop: stop ?? listenToApp((app) => app.addListener('backButton', () => void goBack())),
  });
  return () => {
    patch(backButton, { handlers: backButton.get().handlers.filter((one) => one !== handler) });
    if (backButton.get().handlers.length > 0) return;
    // Without a listener the phone goes back in its default way.
    backButton.get().stop?.();
    patch(backButton, { stop: null });
  };
}

/** Minimises the app, as the phone's home button does. */
export function leaveApp(): void {
  void callApp((app) => app.minimizeApp());
}
