import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DrawQueue } from './draw-queue.ts';
import type { PictureSource } from './picture-source.ts';
import type { FindPicture, PictureKind } from './pictures.ts';
import type { PictureWidth } from './render-picture.ts';

/** A thing whose picture people are likely to see, and the widths they see it in. */
export interface LikelyPicture {
  kind: PictureKind;
  id: string;
  widths: readonly PictureWidth[];
}

export interface DrawAheadOptions {
  /** The likely pictures, the most likely first; their number bounds the time and the disk that drawing ahead takes. */
  list: () => Promise<readonly LikelyPicture[]>;
  find: FindPicture;
  /** In ms: from a start, or from the last of several changes, until drawing begins. */
  settleTime?: number;
  /** In ms: between two pictures, and between two looks at whether the process is busy. */
  pace?: number;
}

export interface DrawAhead {
  /** Begins to draw; ends with the app. */
  begin: (app: FastifyInstance, drawn: { source: PictureSource; queue: DrawQueue }) => void;
  /** The catalogue changed: what is likely now, and not drawn yet, is drawn soon. */
  catalogueChanged: () => void;
}

/** The share of its time that the event loop may be busy while pictures are drawn ahead. */
const MOST_BUSY = 0.5;

/**
 * Draws likely pictures before anybody asks for them: one at a time, and only while no picture is asked for and the process has
 * little else to do.
 */
export function createDrawAhead({ list, find, settleTime = 20_000, pace = 100 }: DrawAheadOptions): DrawAhead {
  const stopped = new AbortController();
  let restart = new AbortController();
  let loop: Promise<void> | undefined;

  const wait = (ms: number, signal = stopped.signal): Promise<unknown> =>
    pause(ms, undefined, { signal, ref: false }).catch(() => {});

  /** Resolves when no change came for the settle time. */
  async function untilSettled(): Promise<void> {
    do {
      restart = new AbortController();
      await wait(settleTime, AbortSignal.any([stopped.signal, restart.signal]));
    } while (restart.signal.aborted && !stopped.signal.aborted);
  }

  async function untilQuiet(queue: DrawQueue): Promise<void> {
    for (;;) {
      const before = performance.eventLoopUtilization();
      await wait(pace);
      const { utilization } = performance.eventLoopUtilization(before);
      if (stopped.signal.aborted || (queue.isIdle() && utilization < MOST_BUSY)) return;
    }
  }

  async function drawAll({ source, queue }: { source: PictureSource; queue: DrawQueue }): Promise<void> {
    for (const { kind, id, widths } of await list()) {
      for (const width of widths) {
        if (stopped.signal.aborted || restart.signal.aborted) return;
        const picture = await find(kind, id);
        if (!picture || (await source.isKept(picture, width))) continue;
        await untilQuiet(queue);
        await source.picture(picture, width, { network: '', signal: stopped.signal });
      }
    }
  }

  async function run(app: FastifyInstance, drawn: { source: PictureSource; queue: DrawQueue }): Promise<void> {
    while (!stopped.signal.aborted) {
      await untilSettled();
      await drawAll(drawn).catch((err: unknown) => {
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
    begin(app, drawn) {
      loop ??= run(app, drawn);
      app.addHook('onClose', async () => {
        stopped.abort();
        await loop;
      });
    },
    catalogueChanged: () => restart.abort(),
  };
}
