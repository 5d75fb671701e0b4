import { contrast, toLch } from '@tonalia/artwork/colour';
import { describe, expect, it } from 'vitest';
import { fantasyShades, hairShades } from './hair-shades.ts';
import { nailCard, nailShades } from './nail-shades.ts';
import type { DemoShade } from './shade.ts';
import { skinShades } from './skin-shades.ts';

const distinct = (shades: readonly DemoShade[], of: keyof DemoShade) => new Set(shades.map((shade) => shade[of])).size;

describe('hair dyes', () => {
  it.each([20, 42, 80, 86, 120, 214])(
    'a card of %i shades has that many, each with its own number and name',
    (count) => {
      const shades = hairShades(count);
      expect([shades.length, distinct(shades, 'code'), distinct(shades, 'name')]).toEqual([count, count, count]);
    },
  );

  it.each([
    ['7.1', 'Rubio medio cenizo', '7 Rubio medio'],
    ['7.0', 'Rubio medio', '7 Rubio medio'],
    ['4.0', 'Castaño medio', '4 Castaño medio'],
    ['6.66', 'Rubio oscuro rojo intenso', '6 Rubio oscuro'],
    ['8.34', 'Rubio claro dorado cobrizo', '8 Rubio claro'],
    ['1.1', 'Negro azulado', '1 Negro'],
  ])('%s is %s, in section %s', (code, name, section) => {
    expect(hairShades(160).find((shade) => shade.code === code)).toMatchObject({ name, section });
  });

  it('a higher natural level is lighter', () => {
    const naturals = hairShades(80).filter(({ reflection }) => reflection === '0');
    const lightness = naturals.map(({ hex }) => toLch(hex.toLowerCase())[0]);
    expect(lightness).toHaveLength(10);
    expect(lightness).toEqual(lightness.toSorted((a, b) => a - b));
  });

  it('an ash shade is greyer and a red one redder than the natural shade of its level', () => {
    const tone = (code: string) =>
      toLch(
        hairShades(80)
          .find((shade) => shade.code === code)
          ?.hex.toLowerCase() ?? '',
      );
    expect(tone('7.1')[1]).toBeLessThan(tone('7.0')[1]);
    expect(tone('7.6')[1]).toBeGreaterThan(tone('7.0')[1]);
    expect(tone('7.6')[2]).toBeLessThan(tone('7.0')[2]);
  });

  it('are sorted from the lowest level to the highest', () => {
    const heights = hairShades(160).map(({ height }) => height ?? 0);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });
});

describe('nail colours', () => {
  it('the whole card has 214 shades in twelve families, all different', () => {
    expect([nailCard.length, distinct(nailCard, 'section')]).toEqual([214, 12]);
    expect([distinct(nailCard, 'code'), distinct(nailCard, 'name'), distinct(nailCard, 'hex')]).toEqual([
      214, 214, 214,
    ]);
  });

  it('214 is the guava red of the design', () => {
    expect(nailCard.find(({ code }) => code === '214')).toMatchObject({
      name: 'Rojo guayaba',
      hex: '#B9233F',
      section: 'Rojos',
    });
  });

  const coloured = [...new Set(nailCard.map(({ section }) => section))].filter((name) => name !== 'Neutros');
  it.each(coloured)('%s stay in their part of the colour circle', (family) => {
    const tones = nailCard.filter(({ section }) => section === family).map(({ hex }) => toLch(hex.toLowerCase())[2]);
    const middle = tones[Math.floor(tones.length / 2)] ?? 0;
    const away = tones.map((hue) => Math.abs(Math.atan2(Math.sin(hue - middle), Math.cos(hue - middle))));
    expect(Math.max(...away)).toBeLessThan(0.9);
  });

  it('a smaller card keeps every family', () => {
    expect(distinct(nailShades(60), 'section')).toBe(12);
  });
});

it('every shade is a hex colour, and skin shades go from light to dark', () => {
  for (const { hex } of [...hairShades(214), ...fantasyShades(24), ...nailCard, ...skinShades(60)]) {
    expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  }
  const [light, dark] = [skinShades(60)[0]?.hex ?? '', skinShades(60).at(-1)?.hex ?? ''];
  expect(contrast(light.toLowerCase(), dark.toLowerCase())).toBeGreaterThan(5);
});
