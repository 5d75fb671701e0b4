import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DrawQueue } from './draw-queue.ts';
import type { PictureProvider } from './picture-source.ts';
import type { FindPicture, DrawnKind } from './pictures.ts';
import type { PictureWidth } from './picture-file.ts';

/** An item with a picture that is likely to be requested, and the widths the shop shows. */
export interface LikelyPicture {
  kind: DrawnKind;
  id: string;
  widths: readonly PictureWidth[];
}

export interface DrawAheadOptions {
  /** The likely pictures, most likely first; their number limits the time and disk space used. */
  list: () => Promise<readonly LikelyPicture[]>;
  find: FindPicture;
  /** In ms: from a start, or from the last of several changes, until drawing starts. */
  settleTime?: number;
  /** In ms: between two pictures, and between two checks whether the process is busy. */
  pace?: number;
}

export interface DrawAhead {
  /** Starts drawing; stops when the app closes. */
  start: (app: FastifyInstance, drawing: { source: PictureProvider; queue: DrawQueue }) => void;
  /** Tells that the catalogue changed: new likely pictures are drawn soon. */
  catalogueChanged: () => void;
}

/** Drawing ahead pauses while the event loop is busy for more than this share of time. */
const MOST_BUSY = 0.5;

/**
 * Draws likely pictures before they are requested: one at a time, and only while no client waits for a picture and the process is mostly
 * idle.
 */
export function createDrawAhead({ list, find, settleTime = 20_000, pace = 100 }: DrawAheadOptions): DrawAhead {
  const stopped = new AbortController();
  let restart = new AbortController();
  let loop: Promise<void> | undefined;

  const wait = (ms: number, signal = stopped.signal): Promise<unknown> =>
    pause(ms, undefined, { signal, ref: false }).catch(() => {});

  /** Resolves once no change has come for the settle time. */
  async function waitUntilSettled(): Promise<void> {
    do {
      restart = new AbortController();
      await wait(settleTime, AbortSignal.any([stopped.signal, restart.signal]));
    } while (restart.signal.aborted && !stopped.signal.aborted);
  }

  async function waitUntilIdle(queue: DrawQueue): Promise<void> {
    for (;;) {
      const before = performance.eventLoopUtilization();
      await wait(pace);
      const { utilization } = performance.eventLoopUtilization(before);
      if (stopped.signal.aborted || (queue.isIdle() && utilization < MOST_BUSY)) return;
    }
  }

  async function drawAll({ source, queue }: { source: PictureProvider; queue: DrawQueue }): Promise<void> {
    for (const { kind, id, widths } of await list()) {
      for (const width of widths) {
        if (stopped.signal.aborted || restart.signal.aborted) return;
        const picture = await find(kind, id);
        const file = { width, format: 'avif' } as const; // what nearly all browsers accept
        if (!picture || (await source.isStored(picture, file))) continue;
        await waitUntilIdle(queue);
        await source.picture(picture, file, { network: '', signal: stopped.signal });
      }
    }
  }

  async function run(app: FastifyInstance, drawing: { source: PictureProvider; queue: DrawQueue }): Promise<void> {
    while (!stopped.signal.aborted) {
      await waitUntilSettled();
      await drawAll(drawing).catch((err: unknown) => {
        if (!stopped.signal.aborted) app.log.warn({ err }, 'pictures could not be drawn ahead');
      });
      if (!restart.signal.aborted) await untilChanged();
    }
  }

  const untilChanged = (): Promise<void> =>
    new Promise((resolve) => {
      const signal = AbortSignal.any([stopped.signal, restart.signal]);
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
    });

  return {
    start(app, drawing) {
      loop ??= run(app, drawing);
      app.addHook('onClose', async () => {
        stopped.abort();
        await loop;
      });
    },
    catalogueChanged: () => restart.abort(),
  };
}
