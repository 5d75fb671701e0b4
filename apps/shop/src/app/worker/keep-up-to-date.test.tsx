import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissNotice, useFloatingNotice } from '../../state/notices.ts';
import type { PlaceName } from '../places.ts';
import { keepUpToDate } from './keep-up-to-date.ts';

/** Service workers of a browser: the active one, if any, and a possible new one. */
class Workers extends EventTarget {
  controller: object | null = {};
  messages: unknown[] = [];
  registration = Object.assign(new EventTarget(), {
    waiting: null as Worker_ | null,
    installing: null as Worker_ | null,
    update: vi.fn<() => Promise<void>>(async () => {}),
  });
  register = async () => this.registration;
  ready = Promise.resolve({ active: this.worker() });

  worker(): Worker_ {
    const worker: Worker_ = Object.assign(new EventTarget(), {
      state: 'installing',
      postMessage: (message: unknown) => this.messages.push(message),
    });
    return worker;
  }
  /** The browser has installed the worker of a new build. */
  install(): void {
    const worker = this.worker();
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event('updatefound'));
    this.registration.waiting = Object.assign(worker, { state: 'installed' });
    worker.dispatchEvent(new Event('statechange'));
  }
}
type Worker_ = EventTarget & { state: string; postMessage: (message: unknown) => void };

let workers: Workers;
beforeEach(() => {
  workers = new Workers();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(() => {
  dismissNotice();
  vi.useRealTimers();
});

function Notice() {
  const notice = useFloatingNotice();
  if (!notice?.action || !('onAct' in notice.action)) return null;
  return (
    <button type="button" onClick={notice.action.onAct}>
      {`${notice.message} ${notice.action.text}`}
    </button>
  );
}

/** The shop at a place, with navigation to another. */
async function at(first: PlaceName) {
  let place = first;
  const watchers = new Set<() => void>();
  const reload = vi.fn<() => void>();
  const router = {
    get state() {
      return { matches: [{ staticData: { place } }] };
    },
    subscribe: (_: string, tell: () => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
  render(<Notice />);
  await keepUpToDate(router as never, reload); // as: the router's members in use
  const go = (next: PlaceName) => {
    place = next;
    for (const tell of watchers) tell();
  };
  return { go, reload };
}
const update = () => screen.queryByRole('button', { name: 'Hay una versión nueva Actualizar' });

test('a newer build is announced, and takes over when the person accepts, not before', async () => {
  const { reload } = await at('homeCustomer');
  workers.install();
  await userEvent.click(await screen.findByRole('button', { name: 'Hay una versión nueva Actualizar' }));
  expect(workers.messages).toEqual(['take-over']);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a tab that declined stays: when another tab activates the build, nothing reloads here', async () => {
  const { reload } = await at('homeCustomer');
  workers.install();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
});

test('the checkout shows no notice; the next page does', async () => {
  const { go } = await at('paymentMethods');
  workers.install();
  go('finalizingPayment');
  expect(update()).toBeNull();
  go('orderHistory');
  expect(await screen.findByRole('button', { name: 'Hay una versión nueva Actualizar' })).toBeTruthy();
});

test('a build that waits since the last visit is announced at once', async () => {
  workers.registration.waiting = workers.worker();
  await at('homeCustomer');
  expect(update()).not.toBeNull();
});

test('the first worker of a browser is not announced, and caches what the page loaded before', async () => {
  workers.controller = null;
  await at('homeCustomer');
  workers.install();
  expect(update()).toBeNull();
  expect(workers.messages).toEqual([{ loaded: expect.any(Array) }]);
});

test('a page open for long checks again when it becomes visible, once an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await at('homeCustomer');
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  comeBack();
  expect(workers.registration.update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_700_000);
  comeBack();
  comeBack();
  expect(workers.registration.update).toHaveBeenCalledOnce();
});
