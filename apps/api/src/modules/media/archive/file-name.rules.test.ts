import { expect, test } from 'vitest';
import { filesByCode, isBeside, leavesArchive, readingsOf } from './file-name.rules.ts';

test('the name of a file gives a code and a place (OFC-403)', () => {
  expect(readingsOf('TS-71.jpg')).toEqual([{ code: 'TS-71', place: 0 }]);
  expect(readingsOf('Marca/tonos/ts-71_2.JPEG')).toEqual([
    { code: 'TS-71_2', place: 0 },
    { code: 'TS-71', place: 1 },
  ]);
  expect(readingsOf('TS-71_0.png')).toEqual([{ code: 'TS-71_0', place: 0 }]);
  expect(readingsOf('lista.xlsx')).toEqual([]);
});

test('a name that leads out of the archive is refused, and one in a folder is not (OFC-403)', () => {
  for (const name of ['../TS-71.jpg', 'a/../../TS-71.jpg', '/TS-71.jpg', 'C:\\TS-71.jpg', '..\\TS-71.jpg'])
    expect(leavesArchive(name), name).toBe(true);
  for (const name of ['TS-71.jpg', 'fotos/TS-71.jpg', 'TS..71.jpg']) expect(leavesArchive(name), name).toBe(false);
  for (const name of ['fotos/', '__MACOSX/._TS-71.jpg', 'fotos/.DS_Store', 'Thumbs.db'])
    expect(isBeside(name), name).toBe(true);
  expect(isBeside('TS-71.jpg')).toBe(false);
});

test('the files of one code come together and in the order of their places (OFC-403)', () => {
  expect(filesByCode(['A_3.jpg', 'B.jpg', 'A.jpg', 'a_2.png', 'nota.txt'], new Map())).toEqual([[1], [2, 3, 0], [4]]);
});

test('files that a list names come together with those of their code, in the order of the list (OFC-403)', () => {
  const listed = new Map([
    ['frente.jpg', [{ code: 'A', place: 0 }]],
    ['lado.jpg', [{ code: 'A', place: 2 }]],
  ]);
  expect(filesByCode(['x/Lado.JPG', 'A_2.jpg', 'B.jpg', 'Frente.jpg'], listed)).toEqual([[2], [3, 1, 0]]);
});
