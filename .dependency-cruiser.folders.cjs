// No cycle of folders inside a module of the API. Tests are left out: they may use any folder of their module.
// test/boundaries.test.ts plants a violation and sees it red.
const { options } = require('./.dependency-cruiser.cjs');

const module_ = '^apps/api/src/modules/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycle',
      severity: 'error',
      comment: 'folders of a module depend on each other in one direction, so that each can be read and tested alone',
      scope: 'folder',
      from: { path: `${module_}([^/]+)/[^/]+` },
      to: { path: `${module_}$1/[^/]+`, circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, '\\.test\\.tsx?$', '^apps/api/test/'].join('|') } },
};
