import { expect, test } from 'vitest';
import { cornerOf, nearOrder } from './near-order.ts';

test.each([
  ['Calle 72 # 58-31, Doce de Octubre', { street: 72, avenue: 58.31 }],
  ['Cra. 27B # 70-16', { street: 70.16, avenue: 27.2 }],
  ['Cl 66 No. 20 - 09', { street: 66, avenue: 20.09 }],
  ['Carrera 80 # 42-15 sur, Kennedy', { street: -42.15, avenue: 80 }],
  ['Transv. 5 este # 61-20', { street: 61.2, avenue: -5 }],
  ['Diagonal 40A # 8-25', { street: 40.1, avenue: 8.25 }],
  ['Centro comercial Metrópolis, local 212', undefined],
])('the numbers of "%s" are a corner of its city (OFC-205)', (address, corner) => {
  expect(cornerOf(address)).toEqual(corner);
});

const stop = (address: string, city = 'Bogotá') => ({ _id: address, address, city });
const ordered = (...stops: ReturnType<typeof stop>[]) => nearOrder(stops);

test('stops go to the nearest next from the first on, and no way crosses itself (OFC-205)', () => {
  const [warehouse, near, far, beside] = [
    stop('Calle 10 # 10-00'),
    stop('Calle 12 # 10-00'),
    stop('Calle 90 # 10-00'),
    stop('Calle 88 # 11-00'),
  ];
  expect(ordered(warehouse, far, near, beside)).toEqual([warehouse, near, beside, far].map(({ _id }) => _id));
});

test('cities stay together in the order they come in, and an address without a corner is last in its city (OFC-205)', () => {
  const bogota = [stop('Calle 10 # 10-00'), stop('Calle 50 # 10-00'), stop('Calle 12 # 10-00')];
  const soacha = [stop('Vereda La Unión', 'Soacha'), stop('Calle 9 # 5-00', 'Soacha'), stop('Finca El Edén', 'Soacha')];
  const [a, b, c] = bogota.map(({ _id }) => _id);
  const [x, y, z] = soacha.map(({ _id }) => _id);
  const mixed = [bogota[0], soacha[0], bogota[1], soacha[1], soacha[2], bogota[2]].flatMap((one) => one ?? []);
  expect(nearOrder(mixed)).toEqual([a, c, b, x, y, z]);
});
