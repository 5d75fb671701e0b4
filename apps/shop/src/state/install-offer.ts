/** The browser's offer to install the shop as an app, made once, soon after a page is loaded. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;

export const installOffer = (): InstallOffer | null => offer;

/** Stores the offer for the account menu, instead of the browser's banner. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer; // as: the event of that name
  });
}
