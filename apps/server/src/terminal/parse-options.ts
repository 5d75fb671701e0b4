import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Stop } from './stop.ts';

/** Parses options and positional arguments. Throws Stop with `usage` for an unknown option, or one without its value. */
export function parseOptions<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Stop(usage);
  }
}

/** An option with a value. */
export const text = { type: 'string' } as const;
/** An option that is there or not. */
export const flag = { type: 'boolean' } as const;
