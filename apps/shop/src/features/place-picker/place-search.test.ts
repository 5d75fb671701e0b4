import { readFileSync } from 'node:fs';
import { withoutAccents } from '@tonalia/rules/without-accents';
import { describe, expect, test } from 'vitest';
import { placesLike } from './place-search.ts';

const source = readFileSync(new URL('../../../../api/src/migrations/0008-places.sql', import.meta.url), 'utf8');
const municipalities = [...source.matchAll(/\('(\d{5})', '(\d{2})', '((?:[^']|'')+)'/g)].map(
  ([, cityId = '', stateId = '', name = '']) => ({ cityId, stateId, name: name.replaceAll("''", "'") }),
);

/** Text as typed in a hurry: without accents, ñ and dots. */
const hurried = (name: string) => withoutAccents(name).replaceAll('.', '').toUpperCase();

test('each of the 1,122 municipalities is found in its department by the start of its name without accents', () => {
  expect(municipalities).toHaveLength(1122);
  const lost = municipalities.filter((one) => {
    const there = municipalities.filter(({ stateId }) => stateId === one.stateId);
    const names = placesLike(there, hurried(one.name).slice(0, 4)).map(({ cityId }) => cityId);
    return !names.includes(one.cityId);
  });
  expect(lost).toEqual([]);
});

test('a complete name without accents is the first match', () => {
  const notFirst = municipalities.filter((one) => {
    const there = municipalities.filter(({ stateId }) => stateId === one.stateId);
    return placesLike(there, hurried(one.name))[0]?.name !== one.name;
  });
  expect(notFirst).toEqual([]);
});

describe('of Bogotá, D.C., Santiago de Tolú, San José de Cúcuta and Nariño', () => {
  const places = ['Bogotá, D.C.', 'Santiago de Tolú', 'San José de Cúcuta', 'Nariño'].map((name) => ({ name }));
  test.each([
    ['bogota dc', ['Bogotá, D.C.']],
    ['cucuta', ['San José de Cúcuta']],
    ['narino', ['Nariño']],
    ['san', ['Santiago de Tolú', 'San José de Cúcuta']],
    ['ogota', []],
    ['', ['Bogotá, D.C.', 'Santiago de Tolú', 'San José de Cúcuta', 'Nariño']],
  ])('“%s” finds %o', (typed, names) => {
    expect(placesLike(places, typed).map(({ name }) => name)).toEqual(names);
  });
});
