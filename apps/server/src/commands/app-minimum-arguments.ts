import type { Platform } from '../../../api/src/modules/app-version/index.ts';
import { Stop } from '../terminal/stop.ts';

const USAGE = `Uso: npm run app:minimum -- --list
     npm run app:minimum -- android 1.2.0
     npm run app:minimum -- ios --remove`;

/** A task of `npm run app:minimum`. A null version removes the minimum. */
export type MinimumTask = { do: 'list' } | { do: 'set'; platform: Platform; version: string | null };

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readMinimumTask([first, second, ...rest]: string[]): MinimumTask {
  if (rest.length > 0) throw new Stop(USAGE);
  if (first === '--list' && second === undefined) return { do: 'list' };
  if ((first !== 'android' && first !== 'ios') || second === undefined) throw new Stop(USAGE);
  if (second === '--remove') return { do: 'set', platform: first, version: null };
  if (!/^\d{1,4}(\.\d{1,4}){0,3}$/.test(second)) throw new Stop(`«${second}» no es una versión: son como 1.2.0.`);
  return { do: 'set', platform: first, version: second };
}
