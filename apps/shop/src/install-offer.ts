/** A browser's offer to put the shop among the apps of the device. It makes it once, soon after a page is there. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;

export const installOffer = (): InstallOffer | null => offer;

/** Keeps the offer for whoever looks for it, instead of the browser's own banner over the page. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer; // as: the event of that name
  });
}
