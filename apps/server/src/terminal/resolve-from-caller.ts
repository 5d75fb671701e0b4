import { resolve } from 'node:path';

/** npm runs us in the project's folder; the person names files from where they are. */
export function resolveFromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '', path);
}
