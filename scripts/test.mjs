// npm test [all | step…]: installs when needed, then runs checks and tests; prints one summary and exits with 1 on any failure.
import { ensureChromium, ensureShell } from './chromium.mjs';
import { ensureAppBuilt, ensureBuilt, ensureInstalled, fail, say, seconds } from './lib.mjs';
import { checks, slow, full, runSteps, summarise, tests } from './steps.mjs';

const start = performance.now();
ensureInstalled();

const known = [...checks, ...tests, ...slow, full];
const asked = process.argv.slice(2);
for (const name of asked) {
  if (name !== 'all' && !known.some((step) => step.name === name))
    fail(`There is no step «${name}»; there are: all, ${known.map((step) => step.name).join(', ')}.`);
}
const everyday = [...checks, ...tests];
const chosen =
  asked.length === 0
    ? everyday
    : known.filter((step) => asked.includes(step.name) || (asked.includes('all') && step !== full));

const results = await runSteps(
  chosen.filter((step) => checks.includes(step)),
  2,
);
const running = chosen.filter((step) => !checks.includes(step));
// Some process tests also open the built shop in a browser.
if (running.length > 0) {
  const [chromium, shell] = [ensureChromium(), ensureShell()];
  process.env.CHROMIUM_PATH = chromium;
  if (shell) process.env.CHROMIUM_SHELL_PATH = shell;
  await ensureBuilt();
}
if (running.some((step) => step.needsApp)) await ensureAppBuilt();
// Each uses both cores, and running two at once would slow down timed tests.
results.push(...(await runSteps(running)));
const isGood = summarise(results);
say(`in ${seconds(performance.now() - start)}`);
process.exit(isGood ? 0 : 1);
