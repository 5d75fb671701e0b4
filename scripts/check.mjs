// npm run check: all checks that do not run the product. --fix formats and repairs first.
import { ensureInstalled } from './lib.mjs';
import { checks, fixes, runSteps, summarise } from './steps.mjs';

ensureInstalled();
const fixed = process.argv.includes('--fix') ? await runSteps(fixes) : [];
const results = await runSteps(checks, 2);
process.exit(summarise([...fixed, ...results]) ? 0 : 1);
