import { describe, expect, test } from 'vitest';
import { lexicon } from '../../src/modules/products/search-terms/lexicon.ts';
import { type SearchDocument, type Synonym, createSearchIndexBuilder } from '@tonalia/search';

const bare = { labelNumber: null, labelName: null, series: null, contents: null };
let made = 0;
function product(name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  made += 1;
  const code = more.code ?? `Z${made}`;
  return {
    name,
    brand: 'Áurea',
    category: 'Varios',
    parentCategory: null,
    code,
    popularity: 0,
    variants: [{ ...bare, code }],
    ...more,
  };
}
function indexOf(docs: readonly SearchDocument[], synonyms: readonly Synonym[] = []) {
  const builder = createSearchIndexBuilder({ lexicon, synonyms });
  for (const doc of docs) builder.add(doc);
  return builder.finish();
}
function find(docs: readonly SearchDocument[], words: string, synonyms: readonly Synonym[] = []): string[] {
  const { docs: found } = indexOf(docs, synonyms).search(words).matches;
  return [...found].map((doc) => docs[doc]?.name ?? '').toSorted();
}

describe('a synonym', () => {
  test('with several words matches each of them, and no word after them', () => {
    const synonyms = [{ term: 'capa final', meaning: 'brillo' }];
    const docs = [product('Brillo secante'), product('Brillo espejo'), product('Lima secante')];
    expect(find(docs, 'capa final', synonyms)).toEqual(['Brillo espejo', 'Brillo secante']);
    expect(indexOf(docs, synonyms).search('capa final')).toMatchObject({ met: 1, searchedFor: null });
    expect(find(docs, 'capa final secante', synonyms)).toEqual(['Brillo secante']);
  });

  test('that includes the word itself does not lower the word’s score', () => {
    const docs = [product('Brillo espejo')];
    const score = (synonyms: readonly Synonym[]) => indexOf(docs, synonyms).search('brillo').matches.scores[0];
    expect(score([{ term: 'brillo', meaning: 'brillo, espejo' }])).toBe(score([]));
  });
});

test('a number before a plural is a quantity, not a shade', () => {
  const shade = (number: string) => ({ ...bare, code: `T${number}`, labelNumber: number, labelName: 'Nude' });
  const docs = [product('Tips', { variants: [shade('12'), shade('5')] }), product('Tips largos')];
  expect(find(docs, '12 tips largos')).toEqual(['Tips largos']);
  expect(find(docs, 'unos 5 tips largos')).toEqual(['Tips largos']);
  for (const words of ['12 tips largos', 'unos 5 tips largos'])
    expect(indexOf(docs).search(words), words).toMatchObject({ met: 1, searchedFor: null });
  expect(find(docs, '12 tips')).toEqual(['Tips', 'Tips largos']);
  expect(find(docs, 'tips 12')).toEqual(['Tips']);
});

describe('a number with its unit', () => {
  const withVolume = (name: string, contents: string) =>
    product(name, { variants: [{ ...bare, code: `V${contents}`, contents }] });
  const docs = [
    withVolume('Oxidante fuerte', '1500 ml'),
    withVolume('Oxidante suave', '60 ml'),
    withVolume('Oxidante rápido', '60 ml'),
    withVolume('Oxidante claro', '500 ml'),
    withVolume('Oxidante entero', '1000 ml'),
    product('Kit 7 piezas'),
    product('Kit 9 piezas'),
  ];

  test.each([
    ['oxidante 1,5 litros', ['Oxidante fuerte']],
    ['oxidante 1500ml', ['Oxidante fuerte']],
    ['oxidante medio litro', ['Oxidante claro']],
    ['oxidante litro', ['Oxidante entero']],
    ['oxidante 60 cc', ['Oxidante rápido', 'Oxidante suave']],
    ['oxidante 60 ml suave', ['Oxidante suave']],
  ])('is the volume of a version, in another unit too: "%s"', (words, names) => {
    expect(find(docs, words)).toEqual(names);
    expect(indexOf(docs).search(words)).toMatchObject({ met: 1, searchedFor: null });
  });

  test('without such a volume in the catalogue stays a number', () => {
    expect(find(docs, 'kit 7 litros')).toEqual(['Kit 7 piezas']);
  });
});

describe('a word with a separator', () => {
  test('is one word if the catalogue writes it so, otherwise two', () => {
    const docs = [product('Mascarilla peeloff'), product('Champú tratante')];
    expect(find(docs, 'peel-off')).toEqual(['Mascarilla peeloff']);
    expect(find(docs, 'champu-tratante')).toEqual(['Champú tratante']);
  });

  test('and a digit is a code if it exists, otherwise words and a number', () => {
    const laca = (name: string, code: string) => product(name, { code, variants: [{ ...bare, code }] });
    const docs = [laca('Laca fuerte', 'NA-214'), laca('Laca suave', 'BR-214'), product('Esmalte 12 nude')];
    expect(find(docs, 'laca na-214')).toEqual(['Laca fuerte']);
    expect(find(docs, 'nude-12')).toEqual(['Esmalte 12 nude']);
  });
});

test('a code beside a word names its version, of the first product too', () => {
  const laca = (code: string) =>
    product(`Laca ${code}`, { code, variants: ['A', 'B'].map((end) => ({ ...bare, code: `${code}${end}` })) });
  const index = indexOf([laca('NA-214'), laca('BR-214')]);
  for (const [doc, words] of ['laca na-214b', 'laca br-214b'].entries()) {
    const { docs, variants } = index.search(words).matches;
    expect([[...docs], [...variants]]).toEqual([[doc], [1]]);
  }
});

describe('suggestions are sorted by sales', () => {
  test('terms by the sales of their products', () => {
    const docs = [
      product('Crema facial', { popularity: 3 }),
      product('Crema corporal', { popularity: 2 }),
      product('Crema corporal noche', { popularity: 2 }),
    ];
    expect(indexOf(docs).suggest('cre').terms.slice(0, 3)).toEqual(['crema', 'crema corporal', 'crema facial']);
  });

  test('terms of unsold products by their number of products', () => {
    const docs = [product('Crema facial'), product('Crema corporal'), product('Crema corporal noche')];
    expect(indexOf(docs).suggest('cre').terms.slice(0, 3)).toEqual(['crema', 'crema corporal', 'crema facial']);
  });

  test('brands and categories by the sales of all their products together', () => {
    const of = (brand: string, popularity: number) => product('Gel', { brand, category: `${brand} uñas`, popularity });
    const index = indexOf([of('Nova Uno', 5), of('Nova Dos', 4), of('Nova Dos', 4), of('Nova Tres', 1)]);
    expect(index.suggest('nova').brands.map(({ name }) => name)).toEqual(['Nova Dos', 'Nova Uno', 'Nova Tres']);
    expect(index.suggest('nova').categories.map(({ name }) => name)).toEqual([
      'Nova Dos uñas',
      'Nova Uno uñas',
      'Nova Tres uñas',
    ]);
  });

  test('products with the same score by their sales', () => {
    const docs = [product('Gel firme', { popularity: 1 }), product('Gel suave', { popularity: 9 })];
    expect(
      indexOf(docs)
        .suggest('gel')
        .documents.map(({ doc }) => doc),
    ).toEqual([1, 0]);
  });
});
