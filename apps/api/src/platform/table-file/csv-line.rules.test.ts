import { expect, test } from 'vitest';
import { csvLine } from './csv-line.rules.ts';

test.each([
  ['=cmd|" /C calc"!A0', `"'=cmd|"" /C calc""!A0"`],
  ['+573105550173', `"'+573105550173"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1+1', `"'\t=1+1"`],
  ['\r=1+1', `"'\r=1+1"`],
  [' =1+1', `"' =1+1"`],
  ['Salón; "La 45"', `"Salón; ""La 45"""`],
  ['dos\nlíneas', `"dos\nlíneas"`],
  ['Peluquería Doña Luz', 'Peluquería Doña Luz'],
])('a spreadsheet reads %j as text (OFC-009)', (name, cell) => {
  expect(csvLine([name, -5])).toBe(`${cell};-5\r\n`);
});
