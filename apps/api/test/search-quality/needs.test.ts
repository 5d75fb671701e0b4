import { describe, expect, test } from 'vitest';
import { lexicon } from '../../src/modules/products/search-terms/lexicon.ts';
import { withUsualNeeds } from '../../src/modules/products/search-terms/usual-needs.ts';
import { createSearchIndexBuilder } from '@tonalia/search';

const product = (name: string, category: string) => ({
  name,
  brand: 'Áurea',
  category,
  parentCategory: null,
  code: name.toUpperCase(),
  popularity: 0,
  variants: [{ code: name.toUpperCase(), labelNumber: null, labelName: null, series: null, contents: null }],
});

const docs = [
  product('Fortalecedor con calcio', 'Uñas'),
  product('Removedor de semipermanente', 'Uñas'),
  product('Gel de sábila', 'Uñas'),
  product('Champú anticaspa', 'Cabello'),
];

function find(typed: string, kept: { need: string; finds: string }[] = []): string[] {
  const builder = createSearchIndexBuilder({ lexicon, needs: withUsualNeeds(kept) });
  for (const doc of docs) builder.add(doc);
  const { matches } = builder.finish().search(typed);
  const places = [...matches.docs.keys()].toSorted((a, b) => (matches.scores[b] ?? 0) - (matches.scores[a] ?? 0));
  return places.map((at) => docs[matches.docs[at] ?? 0]?.name ?? '');
}

describe('a need', () => {
  test('finds the products that serve it, in any wording', () => {
    expect(find('se me parten las uñas')).toEqual(['Fortalecedor con calcio']);
    expect(find('¿qué me recomienda para quitar el gel?')[0]).toBe('Removedor de semipermanente');
    expect(find('qué sirve para la piquiña')).toEqual(['Champú anticaspa']);
  });

  test('with several rows finds the products that all of them name', () => {
    const twice = withUsualNeeds([]).map(({ need }) => need);
    expect(new Set(twice).size).toBe(twice.length);
  });

  test('of another trade finds nothing, unless a product has that name', () => {
    expect(find('champú para perro')).toEqual([]);
    expect(find('champú para perro', [{ need: 'perro', finds: 'champu' }])).toEqual(['Champú anticaspa']);
  });

  test('of the operator replaces the built-in one', () => {
    expect(find('tengo caspa', [{ need: 'caspa', finds: 'gel' }])).toContain('Gel de sábila');
  });
});
