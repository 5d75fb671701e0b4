import { resolve } from 'node:path';

/** Resolves a path from the caller's folder, because npm runs commands in the project's folder. */
export function resolveFromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '', path);
}
