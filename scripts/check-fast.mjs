// npm run check:fast [-- --since COMMIT]: types, lint, format, boundaries and the related tests without a database, for the files of all
// commits that are not pushed yet and of the work tree. With none, the last commit is checked.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, fail, root, say, seconds } from './lib.mjs';
import { fastChecks, runSteps, summarise } from './steps.mjs';

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const start = performance.now();
ensureInstalled();

const changed = filesSince(values.since ?? lastPushed());
const files = values.since === undefined && changed.length === 0 ? filesSince('HEAD~1') : changed;
say(`${files.length} changed files`);
const isGood = summarise(await runSteps(fastChecks(files), 2));
say(`in ${seconds(performance.now() - start)}`);
process.exit(isGood ? 0 : 1);

/** Files that differ from a commit or are new, and still exist. */
function filesSince(commit) {
  const listed = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  return listed.filter((file) => existsSync(join(root, file)));
}

/** The commit this branch shares with its upstream; without an upstream, the last one. */
function lastPushed() {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'HEAD';
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) fail(stderr.trim());
  return stdout.split('\n').filter((line) => line !== '');
}
