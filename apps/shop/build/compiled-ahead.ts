import type { Plugin } from 'vite';

/** V8 (Chrome 136 and later, Android's WebView with it) compiles all functions of a file that begins so, beside the page's own thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the chunks of these names compiled as they are read, not function by function when one is first called: for what runs at the
 * start anyway. Other engines read a comment.
 */
export function compiledAhead(names: readonly string[]): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    // After what makes the code small, which drops comments.
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
