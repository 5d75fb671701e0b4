import { createStore, useStore } from './store.ts';

/** The browser's offer to install the shop as an app, made once, soon after a page is loaded. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const installOffer = createStore<InstallOffer | null>(null);

/** Stores the offer for the account menu, instead of the browser's banner. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallOffer); // as: the event of that name
  });
}

export const useInstallOffer = (): InstallOffer | null => useStore(installOffer);
