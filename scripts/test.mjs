// npm test [step…]: installs when needed, then runs all checks and tests; prints one summary and exits with 1 on any failure.
import { ensureChromium, ensureShell } from './chromium.mjs';
import { ensureAppBuilt, ensureInstalled, ensureShopBuilt, fail, say, seconds } from './lib.mjs';
import { checks, full, journeys, runSteps, summarise, tests } from './steps.mjs';

const start = performance.now();
ensureInstalled();

const all = [...checks, ...tests, journeys, full];
const asked = process.argv.slice(2);
for (const name of asked) {
  if (!all.some((step) => step.name === name))
    fail(`There is no step «${name}»; there are: ${all.map((step) => step.name).join(', ')}.`);
}
const wanted = (steps) => steps.filter((step) => asked.length === 0 || asked.includes(step.name));

const results = await runSteps(wanted(checks), 2);
// Some process tests also open the built shop in a browser.
if (wanted([...tests, journeys]).length > 0) {
  const [chromium, shell] = [ensureChromium(), ensureShell()];
  process.env.CHROMIUM_PATH = chromium;
  if (shell) process.env.CHROMIUM_SHELL_PATH = shell;
  await ensureShopBuilt();
}
if (wanted([journeys]).length > 0) await ensureAppBuilt();
// Each uses both cores, and running two at once would slow down timed tests.
results.push(...(await runSteps(wanted([...tests, journeys]))));
if (asked.includes(full.name)) results.push(...(await runSteps([full])));
const isGood = summarise(results);
say(`in ${seconds(performance.now() - start)}`);
process.exit(isGood ? 0 : 1);
