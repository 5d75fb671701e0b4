import { build } from 'vite';
import type { Plugin } from 'vite';

const suffix = '?inline-script';

/** An import with `?inline-script` is the text of that file and of all it imports, as one script to write into a page. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const found = await this.resolve(source.slice(0, -suffix.length), importer);
      return found && `\0${found.id}${suffix}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null;
      return `export default ${JSON.stringify(await bundle(id.slice(1, -suffix.length)))};`;
    },
  };
}

async function bundle(input: string): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (!first || !('output' in first)) throw new Error(`${input} was not built`);
  // inside an element of a page nothing may look like its end
  return first.output[0].code.replaceAll('</', '<\\/');
}
