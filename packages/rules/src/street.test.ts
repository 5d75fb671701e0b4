import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultyParts, readStreet, roadKinds, writeStreet } from './street.ts';
import type { Street } from './street.ts';

const street = (change: Partial<Street> = {}): Street => ({
  road: 'carrera',
  number: '7',
  crossing: '14',
  plate: '32',
  complement: '',
  ...change,
});

describe('an address on one line', () => {
  test.each([
    [street({ complement: 'Local 2' }), 'Cra. 7 # 14-32, local 2'],
    [street({ road: 'calle', number: ' 57 ', crossing: '9', plate: '41' }), 'Calle 57 # 9-41'],
    [street({ number: '7a bis', crossing: '14b', plate: '32 sur' }), 'Cra. 7A Bis # 14B-32 Sur'],
    [street({ number: '68d bis a' }), 'Cra. 68D Bis A # 14-32'],
    [street({ road: 'avenida', number: 'Villavicencio' }), 'Av. Villavicencio # 14-32'],
    [street({ road: 'avenida-carrera', number: '68' }), 'Av. Cra. 68 # 14-32'],
    [street({ road: 'autopista', number: 'al sur' }), 'Autop. al sur # 14-32'],
    [street({ complement: 'CC Mayorca,  local 114' }), 'Cra. 7 # 14-32, CC Mayorca, local 114'],
    [street({ crossing: '# 14' }), 'Cra. 7 # 14-32'],
    [street({ crossing: '', plate: '' }), 'Cra. 7 # …-…'],
  ])('%o is %s', (parts, text) => {
    expect(writeStreet(parts)).toBe(text);
  });
});

describe('the parts of an address', () => {
  test.each([
    ['Cra. 7 # 14-32, local 2', street({ complement: 'local 2' })],
    ['carrera 7 #14-32', street()],
    ['KR 7 No. 14 - 32', street()],
    ['Cra.7 N° 14-32', street()],
    ['Calle 57 # 9-41', street({ road: 'calle', number: '57', crossing: '9', plate: '41' })],
    ['Av. Cra. 68 # 14-32', street({ road: 'avenida-carrera', number: '68' })],
    ['AK 68 # 14-32', street({ road: 'avenida-carrera', number: '68' })],
    [
      'Av. Villavicencio # 43-12, barrio San Mateo',
      street({ road: 'avenida', number: 'Villavicencio', crossing: '43', plate: '12', complement: 'barrio San Mateo' }),
    ],
    ['Av. Las Palmas # 14-32', street({ road: 'avenida', number: 'Las Palmas' })],
  ])('%s', (text, parts) => {
    expect(readStreet(text)).toEqual(parts);
  });

  test.each([
    '',
    'Vereda El Rosal, finca La Palma',
    'Km 4 vía Cota - Chía',
    'Manzana 4 casa 12',
    'Calle 57',
    'Calle # -',
  ])('%s has no road and numbers', (text) => {
    expect(readStreet(text)).toBeNull();
  });

  test('a formatted address parses to the same parts and formats the same', () => {
    const number = fc
      .tuple(fc.integer({ min: 1, max: 299 }), fc.constantFrom('', 'a', ' bis', 'b bis', ' sur'))
      .map(([digits, tail]) => `${digits}${tail}`);
    const parts = fc.record({
      road: fc.constantFrom(...roadKinds),
      number: fc.oneof(number, fc.constantFrom('Villavicencio', 'Las Palmas', 'Boyacá')),
      crossing: number,
      plate: number,
      complement: fc.constantFrom('', 'Local 2', 'piso 3, edificio Norte', 'CC Mayorca', 'barrio San José - etapa 2'),
    });
    fc.assert(
      fc.property(parts, (one) => {
        const text = writeStreet(one);
        const read = readStreet(text);
        expect(read?.road).toBe(one.road);
        expect(read && writeStreet(read)).toBe(text);
      }),
    );
  });

  test.each([
    [street(), []],
    [street({ number: '' }), ['number']],
    [street({ crossing: 'catorce' }), ['crossing']],
    [street({ crossing: '1432', plate: ' ' }), ['crossing', 'plate']],
  ])('%o has these invalid parts: %o', (parts, wrong) => {
    expect(faultyParts(parts)).toEqual(wrong);
  });
});
