import fc from 'fast-check';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { describe, expect, it } from 'vitest';
import { art, scene } from './art.ts';
import { arrange } from './arrange.ts';
import { forms, type ArtSpec, type SceneItem } from './spec.ts';

/** The elements of a drawing; throws when it is not well-formed. */
function parse(svg: string): SaxesTagPlain[] {
  const elements: SaxesTagPlain[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => elements.push(tag));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
  return elements;
}

const idsOf = (elements: readonly SaxesTagPlain[]): string[] =>
  elements.flatMap(({ attributes }) => attributes['id'] ?? []);

const dressed = (form: ArtSpec['form']): ArtSpec => ({
  form,
  body: '#efece4',
  cap: '#1d2f2b',
  shade: '#7d2b2b',
  brand: 'Ñandú & Cía',
  line: 'Tinte permanente',
  size: '1.000 ml',
  code: '7.1',
});

const drawable = new Set([
  'svg',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'g',
  'path',
  'rect',
  'ellipse',
]);

describe('the picture of a pack', () => {
  it.each(forms)('a %s has only shapes and outlines', (form) => {
    const names = parse(art(dressed(form))).map((element) => element.name);
    expect(names[0]).toBe('svg');
    expect(names.filter((name) => !drawable.has(name))).toEqual([]);
    expect(names.filter((name) => name === 'path').length).toBeGreaterThan(3);
  });

  it.each(forms)('equal specs of a %s give equal drawings without NaN', (form) => {
    const svg = art(dressed(form));
    expect(art({ ...dressed(form) })).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it.each(forms)('a thumbnail of a %s is smaller than the full drawing', (form) => {
    expect(art({ ...dressed(form), detail: 'thumb' }).length).toBeLessThan(art(dressed(form)).length);
  });

  it.each(forms)('a %s refers only to its own definitions', (form) => {
    const ids = idsOf(parse(art(dressed(form))));
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...art(dressed(form)).matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
    const other = art({ ...dressed(form), brand: 'Otra' });
    expect(ids.some((id) => other.includes(`"${id}"`))).toBe(false);
  });

  it('a spec needs only its form', () => {
    for (const form of forms) expect(parse(art({ form })).length).toBeGreaterThan(5);
  });

  it('takes the size that a renderer asks for', () => {
    expect(art({ form: 'tarro' }, { pixels: 240 })).toContain('width="240" height="240"');
  });

  it('changes with the shade and nothing else', () => {
    const one = art({ ...dressed('esmalte'), shade: '#112233' });
    expect(one).not.toBe(art({ ...dressed('esmalte'), shade: '#332211' }));
  });

  it.each([
    '<script>alert(1)</script>',
    '"/><image href="http://example.com/x"/>',
    "'&amp;]]>",
    '\u0000\uFFFF\uD800',
    '💄💅',
    'مرحبا',
    'x'.repeat(5_000),
    '   ',
  ])('a hostile brand becomes outlines or nothing: %j', (brand) => {
    const svg = art({ form: 'champu', brand, line: brand, size: brand, code: brand });
    parse(svg);
    expect(svg).not.toMatch(/script|image|href/);
    expect(svg.length).toBeLessThan(60_000);
  });

  it('an imported spec is drawn as it is, and none of it becomes markup', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.constant('"><script>'),
      fc.integer(),
      fc.constant(null),
      fc.array(fc.string()),
    );
    const keys = [
      'form',
      'body',
      'cap',
      'paper',
      'shade',
      'brand',
      'line',
      'size',
      'code',
      'gloss',
      'finish',
      'shades',
      'detail',
    ];
    const record = fc.record(Object.fromEntries(keys.map((key) => [key, anything])), { requiredKeys: [] });
    fc.assert(
      fc.property(record, (wild) => {
        const svg = art(wild as unknown as ArtSpec); // an import is not limited by the type
        parse(svg);
        expect(svg).not.toMatch(/script|NaN|undefined/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a scene', () => {
  const frame = { width: 380, height: 250 };
  const items = arrange((['oxidante', 'cajatinte', 'sobre', 'tubotinte', 'tubotinte'] as const).map(dressed), frame);

  it('defines a repeated pack once', () => {
    const elements = parse(scene(items, frame));
    const ids = idsOf(elements);
    expect(new Set(ids).size).toBe(ids.length);
    expect(elements.filter(({ name, attributes }) => name === 'g' && attributes['transform'])).toHaveLength(5);
  });

  it('keeps its proportions at any size', () => {
    expect(scene(items, { ...frame, pixels: 760 })).toContain('width="760" height="500"');
  });

  it('paints wall, shades, table and brand', () => {
    const svg = scene([], {
      ...frame,
      background: '#f6ebe6',
      floor: { color: '#e6cfc4', y: 200 },
      arches: { colors: ['#aa0000', 'url(#x)', '#bb0000'], from: 100, to: 300, bottom: 200 },
      wordmark: { text: 'Tinta Sur <b>', color: '#1f2a4a' },
    });
    parse(svg);
    expect(svg).toMatch(/#f6ebe6.*#aa0000.*#bb0000.*#e6cfc4.*#1f2a4a/);
    expect(svg).not.toContain('url(#x)');
  });

  it('survives invalid numbers', () => {
    const broken = { form: 'champu', x: 'javascript:', y: Number.NaN, scale: '"' } as unknown as SceneItem; // a malformed import
    const svg = scene([broken], { width: Number.NaN, height: -3 });
    parse(svg);
    expect(svg).not.toMatch(/NaN|javascript/);
  });
});

describe('an arrangement', () => {
  it.each([1, 2, 3, 4, 5, 7, 12])('keeps %i packs inside the frame', (count) => {
    const frame = { width: 380, height: 250 };
    const specs = Array.from({ length: count }, (_, at) => dressed(forms[at % forms.length] ?? 'champu'));
    const placed = arrange(specs, frame);
    expect(placed.length).toBe(Math.min(7, count));
    for (const { x, y } of placed) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(frame.width);
      expect(y).toBeLessThanOrEqual(frame.height);
    }
  });

  it('puts small packs in front, after and below the large ones', () => {
    const placed = arrange([{ form: 'labial' }, { form: 'bomba' }], { width: 400, height: 300 });
    expect(placed.map((item) => item.form)).toEqual(['bomba', 'labial']);
    expect(placed[1]?.y).toBeGreaterThan(placed[0]?.y ?? 0);
    expect(placed[1]?.scale).toBeLessThan(placed[0]?.scale ?? 0);
  });
});
