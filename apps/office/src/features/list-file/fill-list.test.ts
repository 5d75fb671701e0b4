import { expect, test } from 'vitest';
import { fillList, gapsOf } from './fill-list.ts';

test('a list of shades without prices gets one price and the same units in every row', () => {
  const list = 'brand,product,shade_code,hex\nAndina,Base,100N,#F1E7DB\nAndina,Base,110C,#F0E7DB\n';
  expect(gapsOf(list)).toEqual({ price: true, stock: true });
  expect(fillList(list, { price: 45900, stock: 12 })).toBe(
    'brand,product,shade_code,hex,Precio,Existencias\nAndina,Base,100N,#F1E7DB,45900,12\nAndina,Base,110C,#F0E7DB,45900,12\n',
  );
});

test('a list with semicolons keeps its own prices, and one that has everything stays as it is', () => {
  const list = 'Marca;Producto;Precio\r\nAndina;Champú 1,5 L;12.900\r\n';
  expect(fillList(list, { price: 1, stock: 3 })).toBe(
    'Marca;Producto;Precio;Existencias\nAndina;Champú 1,5 L;12.900;3\n',
  );
  expect(gapsOf('Marca;Producto;PVP;Existencias BOG\nA;B;1;2')).toEqual({ price: false, stock: false });
});

test('a list with cells of several lines is not touched', () => {
  expect(gapsOf('Marca;Producto;Descripción\nA;B;"una\ndos"')).toEqual({ price: false, stock: false });
});
