import type { Plugin } from 'vite';

/** V8 (from Chrome 136, also in Android's WebView) compiles all functions of a file with this comment, outside the page's thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the chunks of these names for compilation while they load instead of at the first call of each function: for code that
 * runs at the start anyway. Other engines ignore the comment.
 */
export function compiledAhead(names: readonly string[]): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    // After minification, which drops comments.
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const one of Object.values(bundle))
          if (one.type === 'chunk' && names.includes(one.name)) one.code = HINT + one.code;
      },
    },
  };
}
