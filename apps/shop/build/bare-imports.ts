import type { Plugin } from 'vite';

/** Vite's own module; its id begins with a NUL character. */
const helper = /vite\/preload-helper\.js$/;

/**
 * Replaces the helper around each `import()`. The shop has one stylesheet and preloads no modules, so all that remains of it is the
 * event of a file that does not load, which `app/page-code.ts` handles. 0.6 kB of every first load.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: helper },
      handler: () => `export function __vitePreload(load) {
        return load().catch((payload) => {
          const failed = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
          dispatchEvent(failed);
          if (!failed.defaultPrevented) throw payload;
        });
      }`,
    },
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      if (styles.length > 1) this.error(`a page would not load its own stylesheet: ${styles.join(', ')}`);
    },
  };
}
