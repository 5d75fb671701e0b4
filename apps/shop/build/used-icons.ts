import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');
const entry = /^ {2}'?([\w-]+)'?:\s*'[^']+',\n/gm;

/** Removes the outlines of icons with names that neither the shop nor its primitives use. */
export function usedIcons(): Plugin {
  return {
    name: 'used-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]ui[\\/]src[\\/]icon\.tsx$/ },
      handler: (code) => ({ code: withUsedIcons(code), map: null }),
    },
  };
}

/** The icons' `code` with only the outlines that the sources name. */
export function withUsedIcons(code: string): string {
  const text = sources();
  return code.replace(entry, (line, name) => (text.includes(`'${name}'`) || text.includes(`"${name}"`) ? line : ''));
}

function sources(): string {
  const files = globSync('{apps/shop,packages/ui,packages/contract}/src/**/*.{ts,tsx}', { cwd: root });
  const shipped = files.filter((file) => !/[\\/]icon\.tsx$|packages[\\/]ui[\\/]src[\\/]gallery|\.test\./.test(file));
  return shipped.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}
