import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Once the shell is made: has it fetch the chunks of these names, and what they import, while the entry is still read. */
export function shellPreloads(names: readonly string[]): Plugin {
  const files = new Set<string>();
  return {
    name: 'shell-preloads',
    apply: 'build',
    // After the page of the shell is drawn.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const one of Object.values(bundle)) {
        if (one.type !== 'chunk' || !names.includes(one.name)) continue;
        for (const file of [one.fileName, ...one.imports]) files.add(`/${file}`);
      }
    },
    buildApp: {
      order: 'post',
      handler: async ({ environments }) => {
        const file = join(environments['client']?.config.build.outDir ?? '', 'index.html');
        writeFileSync(file, withPreloads(readFileSync(file, 'utf8'), [...files]));
      },
    },
  };
}

/** `html` that fetches `files` early; those it fetches already are left as they are. */
export function withPreloads(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`rel="modulepreload" href="${file}"`))
    .map((file) => `<link rel="modulepreload" href="${file}"/>`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
