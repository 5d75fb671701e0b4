// The steps of npm test and npm run check: their names, programs and how results are read.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, node, root, run, say, seconds } from './lib.mjs';

const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const vitestItself = join(root, 'node_modules/vitest/vitest.mjs');
const oldPostgres = '/usr/lib/postgresql/15/bin';
/** Timeout in minutes: a step takes five, on a slow machine twenty. */
const mostMinutes = 40;
const isOldPostgresHere = existsSync(join(oldPostgres, 'postgres'));

/**
 * One checker: several check shared types once each, for twice the processor time. Less garbage collection takes a fifth off the rest; it
 * needs 1.4 GB.
 */
const types = check('types', node, ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'], { GOGC: '400' });

/** Checks that do not run the product. */
export const checks = [
  types,
  check('lint', bin('oxlint'), []),
  check('format', bin('oxfmt'), ['--check', '.']),
  check('boundaries', node, [
    cruiser,
    '--config',
    '.dependency-cruiser.cjs',
    'apps',
    'packages',
    'test',
    'e2e',
    'bench',
    'mutants',
    'house',
  ]),
  check('folders', node, [cruiser, '--config', '.dependency-cruiser.folders.cjs', 'apps/api/src/modules']),
  check('dead code', bin('knip'), ['--no-progress']),
  check('house', node, ['house/main.ts', '--check']),
  check('commits', node, ['scripts/commit-subjects.mjs']),
  check('secrets', bin('secretlint'), ['**/*']),
];

/** Checks of some files, tests among them, the rules of imports, and the tests without a database that import the files. */
export function fastChecks(files) {
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  if (sources.length === 0) return [types];
  const projects = ['--project', 'unit', '--project', 'screens'];
  return [
    types,
    check('lint', bin('oxlint'), sources),
    check('format', bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...sources]),
    ...checks.filter(({ name }) => ['boundaries', 'folders', 'commits'].includes(name)),
    check('related tests', node, [vitestItself, 'related', '--run', ...projects, '--passWithNoTests', ...sources]),
  ];
}

export const fixes = [
  check('lint --fix', bin('oxlint'), ['--fix']),
  check('format --write', bin('oxfmt'), ['--write', '.']),
];

/** What a change can break, cheapest first: `npm test`. */
export const tests = [
  vitest('rules', 'unit'),
  vitest('screens', 'screens'),
  vitest('database and routes', 'db'),
  journeys('main journeys', ['phone'], ['--grep', '@main']),
];

/**
 * What takes long: races, exhaustive tests, whole processes, every journey, and the same behaviour elsewhere. CI adds them with
 * `npm run test:all`.
 */
export const slow = [
  vitest('races and long tests', ['db-races', 'db-long']),
  vitest('processes', 'process*'),
  journeys('journeys', ['phone', 'app'], ['--grep-invert', '@main']),
  isOldPostgresHere
    ? vitest('database on PostgreSQL 15', 'db*', { TEST_POSTGRES_BIN: oldPostgres })
    : skipped('database on PostgreSQL 15', `there is no PostgreSQL 15 in ${oldPostgres}`),
  journeys('journeys at desktop size', ['desktop']),
];

const fully = { TEST_FULL: '1' };
/** The tests that repeat more often with TEST_FULL: those that use `howOften`. */
const repeated = () =>
  ['apps/api/src', 'apps/api/test', 'apps/server/src', 'apps/server/test']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes('how-often.ts'));
const manyTimes = () => vitest('full', ['db*', 'process*'], fully, { files: repeated(), minutes: 240 });
const killedPhones = journeys('killed phones', ['phone'], ['killed-phone'], { env: fully, minutes: 240 });

/** Tests with random input or kills, with many more repetitions than usual. Only on request. */
export const full = {
  name: 'full',
  async run() {
    const [one, other] = [await manyTimes().run(), await killedPhones.run()];
    return {
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      note: one.note,
      output: `${one.output}\n${other.output}`,
    };
  },
};

/** Runs steps, `atOnce` at a time, and prints each result. Returns the results in the steps' order. */
export async function runSteps(steps, atOnce = 1) {
  const results = [];
  const waiting = steps.map((step, index) => async () => {
    const start = performance.now();
    const outcome = await step.run();
    results[index] = { name: step.name, ms: performance.now() - start, ...outcome };
    sayResult(results[index]);
  });
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/** Prints the table of all steps and the last line. Returns whether everything passed. */
export function summarise(results) {
  say('\nSummary');
  for (const outcome of results) say(line(outcome));
  const sum = (key) => results.reduce((total, outcome) => total + outcome[key], 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

function check(name, command, args, env = {}) {
  return {
    name,
    async run() {
      const { code, output } = await run(command, args, { env });
      return result(code, output);
    },
  };
}

function vitest(name, projects, env = {}, { files = [], minutes = mostMinutes } = {}) {
  return {
    name,
    async run() {
      const report = reportFile(name);
      const args = [
        'run',
        ...[projects].flat().flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--passWithNoTests',
        ...files,
      ];
      const once = () => run(node, [vitestItself, ...args], { env, minutes });
      let ended = await once();
      if (ended.isLate) {
        // A test that runs beyond its time delays the runner, so it is reported like a second try.
        say(`${lastLines(ended.output)}\n  ${name}: not ended after ${minutes} minutes; all of it again`);
        ended = await once();
      }
      const { code, output } = ended;
      const found = readJson(report);
      const counts = found && { passed: found.numPassedTests, failed: found.numFailedTests };
      for (const test of secondTries(found)) say(`  passed at the second try only: ${test}`);
      return result(code, output, counts, found?.numPendingTests);
    },
  };
}

function journeys(name, sizes, choice = [], { env = {}, minutes = mostMinutes } = {}) {
  return {
    name,
    needsApp: sizes.includes('app'),
    async run() {
      const report = reportFile(name);
      const projects = sizes.flatMap((size) => ['--project', size]);
      const args = ['test', '--reporter=line,json', ...projects, ...choice];
      const { code, output } = await run(bin('playwright'), args, {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
        minutes,
      });
      const stats = readJson(report)?.stats;
      const counts = stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : undefined;
      // A test that passes only on its second try is reported, so that flaky tests are noticed.
      if (stats?.flaky) say(`  ${name} that passed at the second try only: ${stats.flaky}`);
      return result(code, output, counts, stats?.skipped);
    },
  };
}

const lastLines = (output) => output.trimEnd().split('\n').slice(-20).join('\n');

/** Tests that passed and still have an error message; reported like those of the journeys. */
function secondTries(report) {
  const tests = report?.testResults?.flatMap((file) => file.assertionResults) ?? [];
  return tests.filter((one) => one.status === 'passed' && one.failureMessages?.length > 0).map((one) => one.fullName);
}

function skipped(name, reason) {
  return { name, run: async () => ({ passed: 0, failed: 0, note: `skipped: ${reason}`, output: '' }) };
}

/** A step that fails without a failed test (it could not start) counts as one failure. */
function result(code, output, counts = { passed: code === 0 ? 1 : 0, failed: 0 }, omitted = 0) {
  const failed = code === 0 ? counts.failed : Math.max(counts.failed, 1);
  return { passed: counts.passed, failed, note: omitted ? `${omitted} skipped` : '', output };
}

function sayResult(outcome) {
  if (outcome.failed > 0) say(`\n── ${outcome.name} ──\n${outcome.output.trim()}\n`);
  say(line(outcome));
}

function line({ name, passed, failed, note, ms }) {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  return `  ${mark} ${name.padEnd(28)} ${counts.padEnd(24)} ${seconds(ms).padStart(8)}  ${note}`.trimEnd();
}

function reportFile(name) {
  const file = join(root, '.cache/reports', `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
