import { describe, expect, test } from 'vitest';
import { lexicon } from '../../src/modules/products/search-terms/lexicon.ts';
import { withUsualNeeds } from '../../src/modules/products/search-terms/usual-needs.ts';
import { withUsualSynonyms } from '../../src/modules/products/search-terms/usual-synonyms.ts';
import { createSearchIndexBuilder } from '@tonalia/search';

/** Names by score; ties stay in the order of adding. */
function find(names: readonly string[], typed: string): string[] {
  const builder = createSearchIndexBuilder({ lexicon, synonyms: withUsualSynonyms([]), needs: withUsualNeeds([]) });
  for (const [at, name] of names.entries()) {
    const bare = { labelNumber: null, labelName: null, series: null, contents: null };
    const code = `P-${at}`;
    const place = { brand: 'Áurea', category: 'Varios', parentCategory: null };
    builder.add({ name, code, ...place, popularity: 1, variants: [{ ...bare, code }] });
  }
  const { docs, scores } = builder.finish().search(typed).matches;
  const places = [...docs.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return places.map((at) => names[docs[at] ?? 0] ?? '');
}

describe('the subject of a query', () => {
  const dryer = 'Secador profesional';
  const heat = 'Bruma protectora térmica';

  test('stays, and its purpose is dropped', () => {
    expect(find([heat, dryer], 'secador que no queme el pelo')).toEqual([dryer]);
    expect(find([heat, dryer], 'algo pa que el secador no queme el pelo')[0]).toBe(heat);
  });

  test('is never after "antes de" or "lo que"', () => {
    expect(find([heat, 'Plancha de cerámica'], 'lo que se echa antes de la plancha')[0]).toBe(heat);
  });

  test('is in every result, even if another product matches more words', () => {
    const names = ['Tinte sin amoniaco permanente', 'Pestañina natural'];
    expect(find(names, 'rímel sin amoniaco permanente')).toEqual(['Pestañina natural']);
  });

  test('ranks first when its purpose matches too', () => {
    const names = ['Pincel para cejas', 'Pincel para acrílico', 'Gel para acrílico'];
    expect(find(names, 'pincelito pa acrílico')).toEqual(['Pincel para acrílico']);
  });

  test('of a set is its contents', () => {
    const names = ['Set de esmaltes', 'Set de 12 brochas', 'Brocha de rubor'];
    expect(find(names, 'estuche de brochas completo')[0]).toBe('Set de 12 brochas');
    expect(find(names.slice(0, 1).concat('Paleta de sombras'), 'estuche de sombras')).toEqual(['Paleta de sombras']);
  });

  test('may follow "qué", after a description of the situation', () => {
    const names = ['Guantes de látex', 'Guantes de nitrilo'];
    expect(find(names, 'mi clienta es alérgica al látex qué guantes llevo')).toEqual(['Guantes de nitrilo']);
  });

  test('is not the problem the customer describes', () => {
    const names = ['Gel semipermanente', 'Base coat'];
    expect(find(names, 'el gel se me levanta')[0]).toBe('Base coat');
  });

  test('is replaced by what serves the purpose when it only names a form', () => {
    const names = ['Crema de peinar', 'Mantequilla corporal'];
    expect(find(names, 'cremita pa los codos resecos')[0]).toBe('Mantequilla corporal');
  });

  test('is found although the query names another trade as place of use or as ingredient to avoid', () => {
    const names = ['Protector solar en barra', 'Crema nutritiva de noche'];
    expect(find(names, 'bloqueador en barrita pa cargar en el bolso')).toEqual(['Protector solar en barra']);
    expect(find(names, 'crema de noche sin perfume')).toEqual(['Crema nutritiva de noche']);
    expect(find(['Labial mate'], 'labial color ladrillo mate')).toEqual(['Labial mate']);
    expect(find(names, 'crema para zapatos')).toEqual([]);
  });
});

describe('"sin"', () => {
  test('applies to the next word: without that word there is no match', () => {
    const names = ['Limpiador de gel sin residuo', 'Gel de alcohol', 'Gel de sábila'];
    expect(find(names, 'gel sin alcohol')[0]).toBe('Gel de sábila');
  });

  test('is ignored before "que" or before words of a need', () => {
    const names = ['Fortalecedor de uñas', 'Top coat sin residuo', 'Removedor de cutícula'];
    expect(find(names, 'uñas largas sin que se partan')).toEqual(['Fortalecedor de uñas']);
    expect(find(names, 'quitar la cutícula sin cortar')[0]).toBe('Removedor de cutícula');
  });
});

describe('"o"', () => {
  test('between two products matches either, even if one is unknown', () => {
    const names = ['Pinzas separadoras', 'Cera mate', 'Pomada clásica'];
    expect(find(names, 'cera o pomada')).toEqual(['Cera mate', 'Pomada clásica']);
    expect(find(names, 'trabitas o pinzas')).toEqual(['Pinzas separadoras']);
  });
});

test('a diminutive means the same as the word, also in needs and multi-word synonyms', () => {
  expect(find(['Tónico de rosas', 'Agua de coco'], 'agüita de rosas')[0]).toBe('Tónico de rosas');
  expect(find(['Protector solar', 'Retoque de raíz'], 'taparme las canitas')).toEqual(['Retoque de raíz']);
});
