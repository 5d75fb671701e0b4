import { literals } from '@tonalia/contract/literals.es-CO';
import { installedMessages } from '../../messages/installed.es-CO.ts';
import { notify } from '../../notices.ts';
import { places } from '../places.ts';
import type { getRouter } from '../router.tsx';
import type { WorkerMessage } from './scope.ts';

type Router = Pick<ReturnType<typeof getRouter>, 'subscribe' | 'state'>;

const AN_HOUR = 3_600_000;

/**
 * Registers the worker, and says when the one of a newer build waits: it takes over when the person says so, or when no page
 * is open any more.
 */
export async function keepUpToDate(router: Router, reload = () => location.reload()): Promise<void> {
  const workers = navigator.serviceWorker;
  const isFirst = workers.controller === null;
  // Undefined where a browser is told to have none.
  const registration = (await workers.register('/service-worker.js')) as ServiceWorkerRegistration | undefined;
  if (!registration) return;
  askAgainNowAndThen(registration);
  if (isFirst) tell((await workers.ready).active, { loaded: loadedSoFar() });
  whenOneWaits(registration, () => saySo(router, () => takeOver(registration, reload)));
}

const tell = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message);

const loadedSoFar = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** A page may be open for days; a browser asks only when a page is loaded. */
function askAgainNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < AN_HOUR) return;
    asked = Date.now();
    void registration.update().catch(() => null);
  });
}

/** The first worker of a browser waits for nobody, and is no news. */
function whenOneWaits(registration: ServiceWorkerRegistration, waits: () => void): void {
  const { controller } = navigator.serviceWorker;
  if (controller === null) return;
  if (registration.waiting) return waits();
  const follow = (coming: ServiceWorker | null) =>
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') waits();
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Not on the way through a purchase, nor on the way in: there it waits for the next page. */
function saySo(router: Router, onUpdate: () => void): void {
  const mayDisturb = () => {
    const name = router.state.matches.at(-1)?.staticData.place;
    return name !== undefined && places[name].frame !== 'bare';
  };
  const say = () => {
    if (!mayDisturb()) return;
    quiet();
    const action = { text: literals.update, onAct: onUpdate };
    notify({ color: 'white', message: installedMessages.newVersion, action, stays: true });
  };
  const quiet = router.subscribe('onRendered', say);
  say();
}

/** Other tabs go on with what they have: only this one is loaded anew. */
function takeOver({ waiting }: ServiceWorkerRegistration, reload: () => void): void {
  if (waiting === null) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  tell(waiting, 'take-over');
}
