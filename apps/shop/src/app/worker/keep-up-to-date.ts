import { literals } from '@tonalia/contract/literals.es-CO';
import { installedMessages } from '../../messages/installed.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { places } from '../places.ts';
import type { RouterEvents } from '../router.tsx';
import type { WorkerMessage } from './worker-message.ts';

const AN_HOUR = 3_600_000;

/**
 * Registers the worker, and shows a notice when the worker of a newer build waits: it takes over on the shopper's tap, or when no page
 * is open any more.
 */
export async function keepUpToDate(router: RouterEvents, reload = () => location.reload()): Promise<void> {
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null;
  // as: undefined in browsers with service workers disabled
  const registration = (await workers.register('/service-worker.js')) as ServiceWorkerRegistration | undefined;
  if (!registration) return;
  checkForUpdates(registration);
  if (isFirst) send((await workers.ready).active, { loaded: loadedSoFar() });
  onWaitingWorker(registration, () => showUpdateNotice(router, () => takeOver(registration, reload)));
}

const send = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message);

const loadedSoFar = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** Checks for an update when the page becomes visible, at most once an hour: a page may be open for days. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < AN_HOUR) return;
    checkedAt = Date.now();
    void registration.update().catch(() => null);
  });
}

/** The first worker of a browser does not wait, and needs no notice. */
function onWaitingWorker(registration: ServiceWorkerRegistration, waits: () => void): void {
  const { controller } = navigator.serviceWorker;
  if (controller === null) return;
  if (registration.waiting) return waits();
  const notifyWhenInstalled = (incoming: ServiceWorker | null) =>
    incoming?.addEventListener('statechange', () => {
      if (incoming.state === 'installed') waits();
    });
  notifyWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => notifyWhenInstalled(registration.installing));
}

/** Shows the notice, except on `bare` pages: there it waits for the next page. */
function showUpdateNotice(router: RouterEvents, onUpdate: () => void): void {
  const mayShow = () => {
    const name = router.state.matches.at(-1)?.staticData.place;
    return name !== undefined && places[name].frame !== 'bare';
  };
  const show = () => {
    if (!mayShow()) return;
    unsubscribe();
    const action = { text: literals.update, onAct: onUpdate };
    notify({ color: 'white', message: installedMessages.newVersion, action, stays: true });
  };
  const unsubscribe = router.subscribe('onRendered', show);
  show();
}

/** Activates the new worker and reloads this tab; other tabs continue without a reload. */
function takeOver({ waiting }: ServiceWorkerRegistration, reload: () => void): void {
  if (waiting === null) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  send(waiting, 'take-over');
}
