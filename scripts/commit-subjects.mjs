// Checks the subjects of commits: `area: imperative, what changes`, at most 72 characters. Part of npm run check.
import { spawnSync } from 'node:child_process';
import { fail, root, say } from './lib.mjs';

/** Older subjects are not checked. */
const LAST_UNCHECKED = 'efe777a13fccb926cb454b848d0615dce13ea9d6';
const MOST_CHARACTERS = 72;
/** One area, or several with commas. */
const shape = /^[a-z][a-z0-9 -]*(, [a-z][a-z0-9 -]*)*: \S/;

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

if (git('cat-file', '-e', `${LAST_UNCHECKED}^{commit}`).status !== 0) {
  say('Not checked: this copy has no history.');
} else {
  const { stdout } = git('log', '--no-merges', '--format=%h %s', `${LAST_UNCHECKED}..HEAD`);
  const wrong = stdout.split('\n').filter((row) => row !== '' && !isSubject(row.slice(row.indexOf(' ') + 1)));
  if (wrong.length > 0)
    fail(`Subjects are \`area: what changes\`, at most ${MOST_CHARACTERS} characters:\n${wrong.join('\n')}`);
}

function isSubject(subject) {
  return subject.length <= MOST_CHARACTERS && shape.test(subject);
}
