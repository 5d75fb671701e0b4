import { describe, expect, test } from 'vitest';
import { plainHeader, readColumns } from './columns.rules.ts';

describe('the columns of a list', () => {
  test('are known by their Spanish titles', () => {
    expect(
      readColumns([
        'Marca',
        'Línea de negocio',
        'Nombre del producto',
        'CÓDIGO',
        'Código_Tono *',
        'Tono',
        'Tamaño',
        'Precio',
        'Existencias',
      ]),
    ).toEqual(
      ['manufacturer', 'category', 'product', 'code', 'shade_code', 'shade_name', 'volume', 'price', 'stock'].map(
        (field) => ({ field }),
      ),
    );
  });

  test('are known by their English titles', () => {
    expect(readColumns(['brand', 'product', 'shade_name', 'shade_code', 'hex', 'SKU', 'Price', 'Quantity'])).toEqual(
      ['manufacturer', 'product', 'shade_name', 'shade_code', 'hex', 'code', 'price', 'stock'].map((field) => ({
        field,
      })),
    );
  });

  test('are the stock of a warehouse or the price of a trade type when their titles say so', () => {
    expect(
      readColumns(['Existencias BOG', 'stock bodega mde', 'Precio barbería', 'Precio profesional independiente']),
    ).toEqual([
      { warehouse: 'BOG' },
      { warehouse: 'MDE' },
      { tradeType: 'barberia' },
      { tradeType: 'profesional-independiente' },
    ]);
  });

  test('are known by the short titles of accounting programs', () => {
    expect(readColumns(['REF', 'DESCRIPCION', 'VR UNIT', 'EXIST BOG', 'Inv. MDE', 'EMBALAJE'])).toEqual([
      { field: 'product_code' },
      { field: 'description' },
      { field: 'price' },
      { warehouse: 'BOG' },
      { warehouse: 'MDE' },
      undefined,
    ]);
  });

  test('are ignored when their titles are unknown', () => {
    expect(readColumns(['Proveedor interno', '', '***'])).toEqual([undefined, undefined, undefined]);
  });

  test('are used once: the first of two with the same meaning', () => {
    expect(readColumns(['Precio', 'PVP', 'Existencias BOG', 'Stock BOG'])).toEqual([
      { field: 'price' },
      undefined,
      { warehouse: 'BOG' },
      undefined,
    ]);
  });

  test('follow --map before the meaning of their titles', () => {
    expect(readColumns(['Marca', 'Descripción', 'Nombre'], { product: 'descripcion' })).toEqual([
      { field: 'manufacturer' },
      { field: 'product' },
      undefined,
    ]);
    expect(readColumns(['PVP feb', 'Precio', 'PVP feb'], { price: 'PVP feb' })).toEqual([
      { field: 'price' },
      undefined,
      undefined,
    ]);
  });
});

test('a title is compared without case, accents and decoration', () => {
  expect(plainHeader(' Código_Tono (*) ')).toBe('codigo tono');
  expect(plainHeader('\ufeffMARCA')).toBe('marca');
});
