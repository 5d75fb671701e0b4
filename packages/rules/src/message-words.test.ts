import { expect, test } from 'vitest';
import { fillWords, usualMoveWords, wrongVariables } from './message-words.ts';

const values = {
  cliente: 'Luz Marina',
  producto: 'Champú',
  pedido: 'TN-1',
  unidades: '6 unidades',
  sale: 'lunes 7',
  entrega: 'martes 8',
};

test('a text of a moved presale names only what is known, and closes its braces (OFC-408)', () => {
  expect(wrongVariables(usualMoveWords)).toEqual([]);
  expect(wrongVariables('Hola { cliente }, {nombre}: {} y {nombre}')).toEqual(['{nombre}', '{}']);
  expect(wrongVariables('Hola {cliente')).toEqual(['{']);
});

test('the variables of a text become their values, and a value is not read again (OFC-408)', () => {
  expect(fillWords('{ cliente }: {unidades}, {otra}', values)).toBe('Luz Marina: 6 unidades, {otra}');
  expect(fillWords('{cliente}', { ...values, cliente: '{pedido}' })).toBe('{pedido}');
});
