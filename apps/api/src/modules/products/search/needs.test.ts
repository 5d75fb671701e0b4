import { describe, expect, test } from 'vitest';
import { createNeeds } from './needs.ts';
import { withUsualNeeds } from './usual-needs.ts';
import { createWordIndexBuilder } from './word-index.ts';

const product = (name: string, category: string) => ({
  name,
  brand: 'Áurea',
  category,
  parentCategory: null,
  code: name.toUpperCase(),
  unitsSold: 0,
  versions: [{ code: name.toUpperCase(), shadeCode: null, shadeName: null, section: null, volume: null }],
});

const docs = [
  product('Fortalecedor con calcio', 'Uñas'),
  product('Removedor de semipermanente', 'Uñas'),
  product('Gel de sábila', 'Uñas'),
  product('Champú anticaspa', 'Cabello'),
];

function find(typed: string, kept: { need: string; finds: string }[] = []): string[] {
  const builder = createWordIndexBuilder([], withUsualNeeds(kept));
  for (const doc of docs) builder.add(doc);
  const { matches } = builder.finish().search(typed);
  const places = [...matches.docs.keys()].toSorted((a, b) => (matches.scores[b] ?? 0) - (matches.scores[a] ?? 0));
  return places.map((at) => docs[matches.docs[at] ?? 0]?.name ?? '');
}

describe('a need', () => {
  test('is met in any order, number and gender, with other words between', () => {
    const needs = createNeeds([{ need: 'uña quebradiza', finds: 'fortalecedor, base calcio' }]);
    expect(needs.met(['quebradizas', 'mis', 'uñas'])).toEqual([
      { places: [2, 0], finds: [['fortalecedor'], ['base', 'calcio']] },
    ]);
    expect(needs.met(['uñas'])).toEqual([]);
  });

  test('of more words is meant rather than one of fewer', () => {
    const rows = [
      { need: 'cana', finds: 'tinte' },
      { need: 'tapar cana', finds: 'retoque' },
    ];
    expect(createNeeds(rows).met(['tapar', 'canas'])).toEqual([{ places: [0, 1], finds: [['retoque']] }]);
  });

  test('leads to what serves it, however it is asked', () => {
    expect(find('se me parten las uñas')).toEqual(['Fortalecedor con calcio']);
    expect(find('¿qué me recomienda para quitar el gel?')[0]).toBe('Removedor de semipermanente');
    expect(find('qué sirve para la piquiña')).toEqual(['Champú anticaspa']);
  });

  test('of several rows is served by what all of them name', () => {
    const twice = withUsualNeeds([]).map(({ need }) => need);
    expect(new Set(twice).size).toBe(twice.length);
  });

  test('knows an infinitive by its forms, but no adjective by the verb it looks like', () => {
    const rows = [
      { need: 'gel durar', finds: 'primer' },
      { need: 'gel duro', finds: 'fijador' },
    ];
    expect(createNeeds(rows).met(['gel', 'dura'])[0]?.finds).toEqual([['primer']]);
    expect(
      createNeeds(rows)
        .met(['gel', 'duro'])
        .flatMap(({ finds }) => finds),
    ).toEqual([['fijador']]);
  });

  test('that another trade serves finds nothing, unless a product is called so', () => {
    expect(find('champú para perro')).toEqual([]);
    expect(find('champú para perro', [{ need: 'perro', finds: 'champu' }])).toEqual(['Champú anticaspa']);
  });

  test('of the operator replaces the built-in one', () => {
    expect(find('tengo caspa', [{ need: 'caspa', finds: 'gel' }])).toContain('Gel de sábila');
  });
});
