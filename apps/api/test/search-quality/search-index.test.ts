import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lexicon } from '../../src/modules/products/search-terms/lexicon.ts';
import { otherCatalogue, otherSynonyms } from './other-catalogue.ts';
import { spoiled } from './spoiled.ts';
import { type SearchDocument, type SearchIndex, createSearchIndexBuilder } from '@tonalia/search';

const bare = { labelNumber: null, labelName: null, series: null, contents: null };

function made(name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  const code = more.code ?? name.slice(0, 3).toUpperCase();
  return {
    name,
    brand: 'Áurea',
    category: 'Varios',
    parentCategory: null,
    code,
    popularity: 1,
    variants: [{ ...bare, code }],
    ...more,
  };
}

function indexOf(docs: readonly SearchDocument[], synonyms = otherSynonyms) {
  const builder = createSearchIndexBuilder({ lexicon, synonyms });
  for (const doc of docs) builder.add(doc);
  return builder.finish();
}

/** Names by score; ties stay in the order of adding. */
function find(docs: readonly SearchDocument[], words: string): string[] {
  const { docs: found, scores } = indexOf(docs).search(words).matches;
  const places = [...found.keys()].sort(
    (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (found[a] ?? 0) - (found[b] ?? 0),
  );
  return places.map((at) => docs[found[at] ?? 0]?.name ?? '');
}

const shade = (code: string, labelNumber: string, labelName: string) => ({ ...bare, code, labelNumber, labelName });

describe('a query', () => {
  test('keeps a brand rather than a word of its products', () => {
    const docs = [made('Base mate ligera', { brand: 'Otra' }), made('Polvo mate', { brand: 'Dior' })];
    expect(find(docs, 'base mate dior ligera')).toEqual(['Base mate ligera']);
    expect(find(docs, 'mate ligero dior nueva')).toEqual(['Polvo mate']);
  });

  test('does not correct three letters to three others, and a distant correction alone is not enough', () => {
    expect(find([made('Azul rey')], 'red')).toEqual([]);
    expect(find([made('Champú de lavado')], 'lavadora samsung')).toEqual([]);
  });

  test('with an unknown word finds nothing by a bare number alone', () => {
    const docs = [made('Gel 15 piezas')];
    expect(find(docs, 'gel 15')).toEqual(['Gel 15 piezas']);
    expect(find(docs, 'iphone 15')).toEqual([]);
  });

  test('finds a compound word by its second part', () => {
    expect(find([made('Cortacutícula de acero')], 'cuticulas')).toEqual(['Cortacutícula de acero']);
  });

  test('matches the shade with the word itself, although the section of others has the same name', () => {
    const inReds = { ...shade('E1', '1', 'Rojo cereza'), series: 'Rojos' };
    const docs = [made('Esmalte', { variants: [{ ...shade('E2', '2', 'Uva roja'), series: 'Morados' }, inReds] })];
    expect([...indexOf(docs).search('esmaltes rojos').matches.variants]).toEqual([1]);
  });

  test('does not read a quantity as a shade', () => {
    const docs = [made('Esmalte', { variants: [shade('E12', '012', 'Maní')] }), made('Esmalte rojo')];
    expect(find(docs, '12 esmaltes rojos')).toEqual(['Esmalte rojo']);
    expect(find(docs, 'esmalte 12')).toEqual(['Esmalte']);
  });
});

describe('ranking puts first', () => {
  test('the exact code, then the name, then the category, then a shade, then the category above', () => {
    const docs = [
      made('Loción', { parentCategory: 'Cereza' }),
      made('Crema', { variants: [shade('C1', '1', 'Cereza'), shade('C2', '2', 'Mora')] }),
      made('Bálsamo', { category: 'Cereza' }),
      made('Brillo de cereza'),
      made('Cereza en gel'),
      made('Polvo', { code: 'CEREZA', variants: [{ ...bare, code: 'CEREZA' }] }),
    ];
    expect(find(docs, 'cereza')).toEqual(['Polvo', 'Cereza en gel', 'Brillo de cereza', 'Bálsamo', 'Crema', 'Loción']);
  });

  test('the word itself, then its plural, its other gender, a synonym, the beginning of a longer word', () => {
    const docs = ['Rojizo', 'Mascara de noche', 'Roja', 'Rojos', 'Rojo'].map((name) => made(`Gel ${name}`));
    expect(find(docs, 'gel rojo')).toEqual(['Gel Rojo', 'Gel Rojos', 'Gel Roja']);
    expect(find(docs, 'gel roj')).toContain('Gel Rojizo');
    expect(find(docs, 'gel rimel')).toEqual(['Gel Mascara de noche']);
  });

  test('a product with both words in one shade; in two shades only one word counts', () => {
    const two = made('Tinte dos', { variants: [shade('A1', '7.1', 'Rubio'), shade('A2', '6.0', 'Cenizo')] });
    const one = made('Tinte uno', { variants: [shade('B1', '6.0', 'Negro'), shade('B2', '7.1', 'Cenizo')] });
    expect(find([two, one], 'áurea 7.1 cenizo')).toEqual(['Tinte uno']);
    expect(indexOf([two]).search('áurea 7.1 cenizo').searchedFor).toBe('áurea cenizo');
    const { docs, variants } = indexOf([two, one]).search('7.1 cenizo').matches;
    expect(variants[docs.indexOf(1)]).toBe(1);
  });

  test('for n the word with n, then the one with ñ; for ñ only that', () => {
    const docs = [made('Corta uñas'), made('Lima una cara')];
    expect(find(docs, 'una')).toEqual(['Lima una cara', 'Corta uñas']);
    expect(find(docs, 'unas')).toEqual(['Corta uñas']);
    expect(find(docs, 'uña')).toEqual(['Corta uñas']);
  });

  test('nothing by sales: equal matches have equal scores, and the caller sorts them', () => {
    const { scores } = indexOf([made('Tinte en crema'), made('Tinte sin amoniaco', { popularity: 99 })]).search(
      'tinte',
    ).matches;
    expect(scores[0]).toBe(scores[1]);
  });
});

test('nothing by index size: a product has the same score in a small and in a big index', () => {
  const last = otherCatalogue.at(-1) ?? made('nothing');
  const scoreIn = (docs: readonly SearchDocument[]): number | undefined => {
    const { docs: found, scores } = indexOf(docs).search('plain coverage 2.1').matches;
    return scores[found.indexOf(docs.length - 1)];
  };
  expect(scoreIn([last])).toBeGreaterThan(0);
  expect(scoreIn([last])).toBe(scoreIn(otherCatalogue));
});

describe('a query without results', () => {
  const docs = [made('Champú nutritivo'), made('Champán rosado'), made('Keratina lisa'), made('Esmalte rojo')];
  const index = indexOf(docs);

  test('is corrected, and reports the corrected query and other spellings', () => {
    expect(index.search('chanpu')).toMatchObject({ searchedFor: 'champú', met: 0.9 });
    expect(index.search('champa').searchedFor).toBeNull();
    expect(index.search('champún').didYouMean).toEqual(['champán']);
  });

  test('keeps the rarer of two words that no product has both of', () => {
    const docs = ['Gel firme', 'Laca firme', 'Cera firme', 'Crema suave'].map((name) => made(name));
    expect(indexOf(docs).search('firme suave').searchedFor).toBe('suave');
  });

  test('keeps a word of the same root as a product, and drops one that none has', () => {
    const docs = [made('Tinte'), made('Alisado')];
    expect(find(docs, 'alisar mora')).toEqual(['Alisado']);
    expect(indexOf(docs).search('alisar mora').searchedFor).toBe('alisar');
  });

  test('finds a word of the same root among the fifty that begin with it', () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const end = `${'ab'.charAt(at / 26)}${String.fromCodePoint(97 + (at % 26))}`;
        return made(`Otro matiza${end}`, { code: `Z${at}` });
      });
    const product = made('Tono matizador');
    expect(find([product, ...others(49)], 'matizante')).toEqual(['Tono matizador']);
    expect(find([product, ...others(50)], 'matizante')).not.toContain('Tono matizador');
  });

  test('keeps a single word that a synonym has, and corrects it beside another word', () => {
    const docs = [made('Corector azul')];
    expect(indexOf(docs).search('corrector')).toMatchObject({ searchedFor: null, met: 0 });
    expect(indexOf(docs).search('corrector azul').searchedFor).toBe('corector azul');
  });

  test('drops an unknown word', () => {
    expect(index.search('keratina inoar')).toMatchObject({ searchedFor: 'keratina' });
    expect(index.search('quiero keratina de inoar').searchedFor).toBe('keratina');
  });

  test('stays empty when it is nonsense', () => {
    for (const words of ['zzzzqqqq', '%', '_', '', ' ', 'bcdfg hjklm']) {
      expect(index.search(words)).toMatchObject({ searchedFor: null, didYouMean: [] });
      expect(index.search(words).matches.docs).toHaveLength(0);
    }
  });
});

describe('for any text the index', () => {
  const index = indexOf(otherCatalogue);
  const answer = (words: string): void => {
    const { matches } = index.search(words);
    index.suggest(words);
    expect(matches.scores).toHaveLength(matches.docs.length);
    expect([...matches.scores].every(Number.isFinite)).toBe(true);
  };

  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['two hundred words', 'luminous foundation velmora xyz '.repeat(50)],
    ['two hundred other words', Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ')],
    ['words of one letter', 'a b c d e f g h i j k l m n o p'],
    ['operators', "' OR 1=1; -- & | ! <-> :* ( ) \\ %_"],
    ['lone surrogates', '\uD800 tinte \uDC00\uD800'],
    ['NUL', 'tinte\u0000rojo'],
    ['right to left', '\u202Etinte مرحبا'],
    ['signs of emoji', '👩‍🦰💅🏽 esmalte'],
    ['marks without letters', '\u0301\u0301\u0301'],
    ['names of objects', '__proto__ constructor toString 1 constructor'],
  ])('%s get an answer at once · R10 R11', (_, words) => {
    answer(words); // once before, to warm up
    const began = performance.now();
    answer(words);
    expect(performance.now() - began).toBeLessThan(200); // on a machine busy with other things; alone, a few ms
  });

  test('never throws · R10 R11', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 120 }), answer), { numRuns: 300 });
    const word = fc.constantFrom(
      'matte',
      'lip',
      'rojo',
      '7/43',
      'nc 20',
      'de',
      '%',
      'ñ',
      "l'aurelle",
      '12',
      'chapmu',
      '-',
      '1.000 ml',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (words) => answer(words.join(' '))),
      { numRuns: 300 },
    );
  });
});

test('gives the same results regardless of earlier queries', () => {
  const found = (index: SearchIndex, words: string) => {
    const { matches, ...rest } = index.search(words);
    return { ...rest, docs: [...matches.docs], scores: [...matches.scores], variants: [...matches.variants] };
  };
  const asked = indexOf(otherCatalogue);
  const typed = [
    ...spoiled(otherCatalogue, 40).map(({ words }) => words),
    'matte lip',
    'lip matte',
    'matte',
    'matte rojo',
    'rojo',
  ];
  for (const words of typed) expect(found(asked, words), words).toEqual(found(indexOf(otherCatalogue), words));
});

describe('suggestions', () => {
  const index = indexOf(otherCatalogue);

  test('are terms that have results', () => {
    for (const typed of ['l', 'lu', 'matte l', 'velm', 'champ', 'esm', 'prot', 'acond', 'rub', 'crema']) {
      for (const term of index.suggest(typed).terms)
        expect(index.search(term).matches.docs.length, `${typed}: ${term}`).toBeGreaterThan(0);
    }
    expect(index.suggest('lumi').terms[0]).toBe('luminous');
  });

  test('for a code are that shade only', () => {
    const { variants, documents, terms } = index.suggest('r0001.4');
    expect(variants).toMatchObject([{ doc: 0, variant: 3 }]);
    expect(documents).toMatchObject([{ doc: 0 }]);
    expect(terms).toEqual([]);
  });

  test('complete no term from codes only', () => {
    const codes = indexOf([made('Tinte en crema', { brand: 'Tinta Sur', code: 'TS-TP1' })]);
    expect(codes.suggest('ts-t')).toMatchObject({ documents: [{ doc: 0 }], terms: [] });
  });

  test('include shades by number and name, brands and categories by prefix', () => {
    const brands = index.suggest('7/43').variants.map(({ doc }) => otherCatalogue[doc]?.brand);
    expect(new Set(brands)).toEqual(new Set(['Schwarzberg Professional', 'Wellington Color']));
    expect(index.suggest('golden al').variants[0]).toMatchObject({ variant: 3 });
    expect(index.suggest('nova y').brands).toMatchObject([{ name: 'Nova York' }]);
    expect(index.suggest('colora').categories).toMatchObject([{ name: 'Coloración', isParent: true }]);
  });

  test('are empty for nonsense', () => {
    expect(index.suggest('zzzzqqqq')).toEqual({ terms: [], documents: [], variants: [], brands: [], categories: [] });
  });
});
