import { describe, expect, test } from 'vitest';
import { createWordRoles, emptyLexicon } from './lexicon.ts';
import { createNeeds } from './needs.ts';

const roles = createWordRoles(emptyLexicon);

describe('a need', () => {
  test('is met in any order, number and gender, with other words between', () => {
    const needs = createNeeds([{ need: 'uña quebradiza', finds: 'fortalecedor, base calcio' }], roles);
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
    expect(createNeeds(rows, roles).met(['tapar', 'canas'])).toEqual([{ places: [0, 1], finds: [['retoque']] }]);
  });

  test('knows an infinitive by its forms, but no adjective by the verb it looks like', () => {
    const rows = [
      { need: 'gel durar', finds: 'primer' },
      { need: 'gel duro', finds: 'fijador' },
    ];
    expect(createNeeds(rows, roles).met(['gel', 'dura'])[0]?.finds).toEqual([['primer']]);
    expect(
      createNeeds(rows, roles)
        .met(['gel', 'duro'])
        .flatMap(({ finds }) => finds),
    ).toEqual([['fijador']]);
  });
});
