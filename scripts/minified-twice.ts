import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies each chunk of the client with terser after the bundler's own minifier: 1 % fewer bytes as sent, some seconds more of build.
 * Either one alone sends more.
 */
export function minifiedTwice(): Plugin {
  return {
    name: 'minified-twice',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      for (const one of Object.values(bundle)) {
        if (one.type !== 'chunk') continue;
        const { code } = await minify(one.code, {
          module: true,
          compress: { ecma: 2022, passes: 3 },
          format: { ecma: 2022 },
        });
        if (code === undefined) throw new Error(`terser gave no code for ${one.fileName}`);
        one.code = code;
      }
    },
  };
}
