import { expect, test } from 'vitest';
import { splitLine } from './split-line.ts';

test.each<[line: string, ...pieces: string[]]>([
  ['7.1, 8.34 de a 3', '7.1 x3', '8.34 x3'],
  ['7.1, 8.34 x 3 c/u', '7.1 x3', '8.34 x3'],
  ['7.1 y 8.34 3 de cada uno', '7.1 x3', '8.34 x3'],
  ['tinte de a 3', 'tinte x3'],
  ['7.1 x2, 8.34 de a 3', '7.1 x2', '8.34 x3'],
  // an amount alone is not the cell of a row
  ['$ 12.900', '$ 12.900'],
  ['TS-71;Tinte;3;$ 12.900', 'TS-71 Tinte x3'],
  ['TS-71,3', 'TS-71 x3'],
])('%s', (line, ...pieces) => {
  expect(splitLine(line)).toEqual(pieces);
});
