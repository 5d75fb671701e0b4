// npm run house [-- --list prose|types|calls|state|knots|chains|docs] [-- --path PREFIX] [-- --check]: how easy the code is to read, in figures.
// --check fails when a figure is above its ceiling in `ceilings.ts`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ceilings } from './ceilings.ts';
import { type Figure, measureHouse } from './figures.ts';
import { readSources } from './sources.ts';

const { values } = parseArgs({
  options: {
    list: { type: 'string' },
    path: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
  },
});
const figures = measureHouse(readSources(join(import.meta.dirname, '..')));
for (const figure of figures) {
  if (values.list === figure.name) list(figure);
  else if (values.list === undefined) console.log(row(figure));
}
const over = figures.filter(({ name, value }) => value > ceilings[name]);
for (const { name, value } of over) console.error(`${name}: ${value} is above its ceiling of ${ceilings[name]}`);
if (values.check && over.length > 0) process.exitCode = 1;

function row({ name, value, meaning }: Figure): string {
  return `${name.padEnd(8)} ${String(value).padStart(6)}  ${`(≤ ${ceilings[name]})`.padEnd(10)} ${meaning}`;
}

function list({ findings }: Figure): void {
  for (const { path, line, what } of findings)
    if (path.startsWith(values.path)) console.log(`${path}:${line}: ${what}`);
}
