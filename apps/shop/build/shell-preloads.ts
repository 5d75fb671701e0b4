import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Adds preloads to the built shell for the chunks of these names and their imports, so that they load with the entry. */
export function shellPreloads(names: readonly string[]): Plugin {
  const files = new Set<string>();
  return {
    name: 'shell-preloads',
    apply: 'build',
    // After the shell's page is rendered.
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

/** `html` with preloads for `files`; existing ones stay. */
export function withPreloads(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`rel="modulepreload" href="${file}"`))
    .map((file) => `<link rel="modulepreload" href="${file}"/>`);
  return html.replace('</head>', `${links.join('')}</head>`);
}
