import { describe, expect, it } from 'vitest';
import { art } from './art.ts';
import { contrast, inkOn, mix } from './colour.ts';
import { artForUnknown } from './unknown-product.ts';

const guess = (productName: string, categoryName?: string) =>
  artForUnknown({ manufacturerName: 'Kativa', productName, categoryName });

describe('a product without a picture', () => {
  it.each([
    ['Champú Keratina 500 ml', 'champu'],
    ['SHAMPOO KERATINA 1 LITRO', 'bomba'],
    ['Shampoo nutritivo 1.000 ml', 'bomba'],
    ['Acondicionador rizos', 'acondicionador'],
    ['Crema oxidante 20 vol 900 ml', 'oxidante'],
    ['Polvo decolorante azul', 'sobre'],
    ['Tinte en crema 7.1', 'tubotinte'],
    ['Tinte para pestañas', 'rimel'],
    ['Máscara de pestañas', 'rimel'],
    ['Mascarilla capilar', 'tarro'],
    ['Base para uñas', 'esmalte'],
    ['Esmalte semipermanente 214', 'esmalte'],
    ['Base líquida 120', 'gotero'],
    ['Labial líquido mate', 'gloss'],
    ['Labial mate', 'labial'],
    ['Paleta de sombras', 'paleta'],
    ['Polvo compacto', 'compacto'],
    ['Laca fijación fuerte', 'aerosol'],
    ['Termoprotector', 'spray'],
    ['Cera moldeadora', 'pote'],
    ['Crema de peinar', 'crema'],
    ['Kit de brochas', 'brocha'],
    ['Luminous Foundation', 'gotero'],
  ])('gets the form that its name describes: %s', (name, form) => {
    expect(guess(name).form).toBe(form);
  });

  it('falls back to the words of its category', () => {
    expect(guess('Atrevida', 'Esmaltes').form).toBe('esmalte');
  });

  it('gets a default form when no word matches', () => {
    expect(guess('Xyz').form).toBe(guess('Xyz').form);
    expect(art(guess(''))).toContain('<svg');
  });

  it('prints content, shade code and strength as written', () => {
    expect(guess('Mascarilla 1.000 gr').size).toBe('1.000 g');
    expect(guess('Tinte 60 ml 7/1')).toMatchObject({ code: '7/1', size: '60 ml' });
    expect(guess('Oxidante 30 vol')).toMatchObject({ code: '30 vol' });
  });

  it('has the colour of its shade', () => {
    const spec = artForUnknown({ manufacturerName: 'Masglo', productName: 'Esmalte', shadeHex: '#B8203F' });
    expect(spec.shade).toBe('#b8203f');
    const foundation = artForUnknown({ manufacturerName: 'Masglo', productName: 'Base fluida', shadeHex: '#D5B596' });
    expect(foundation.body).toBe('#d5b596');
  });

  it("has its brand's colours, as all products of the brand", () => {
    expect(guess('Champú liso').body).toBe(guess('Acondicionador').body);
    const bodies = new Set(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map(
        (name) => artForUnknown({ manufacturerName: name, productName: 'Champú' }).body,
      ),
    );
    expect(bodies.size).toBeGreaterThan(3);
  });

  it('has readable print', () => {
    for (const name of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const { body = '#fff' } = artForUnknown({ manufacturerName: name, productName: 'Champú' });
      expect(contrast(inkOn(body), mix(body, '#ffffff', 0))).toBeGreaterThan(2.4);
    }
  });
});
