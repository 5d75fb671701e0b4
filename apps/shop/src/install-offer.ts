/** A browser's offer to put the shop among the apps of the device. It makes it once, soon after a page is there. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const watchers = new Set<() => void>();

function keep(next: InstallOffer | null): void {
  offer = next;
  for (const tell of watchers) tell();
}

/** Keeps the offer for whoever looks for it, instead of the browser's own banner over the page. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallOffer); // as: the event of that name
  });
  addEventListener('appinstalled', () => keep(null));
}

export const installOffer = (): InstallOffer | null => offer;

export function watchInstallOffer(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** The browser asks the person; an offer counts once. */
export async function acceptInstallOffer(): Promise<void> {
  const accepted = offer;
  keep(null);
  await accepted?.prompt();
}
