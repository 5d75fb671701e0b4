import type { ProductEvent } from '@tonalia/contract/product-history';
import { expect, test } from 'vitest';
import { historyWords } from './history-words.ts';

const line = { _id: '1', at: '2026-03-09T15:00:00Z', by: 'Ana', shade: null };
const cells = {
  ...line,
  kind: 'cells',
  field: 'price',
  tradeTypeId: null,
  count: 86,
  before: 15_300,
  after: 16_100,
  isMixed: false,
  isUndone: false,
  undo: null,
} as const;
const saved: Extract<ProductEvent, { kind: 'saved' }> = { ...line, kind: 'saved', fields: [], added: 0, state: null };

test.each<[ProductEvent, string, string]>([
  [cells, 'Precio $ 15.300 → $ 16.100', 'en 86 tonos'],
  [{ ...cells, shade: '7.1 Rubio' }, 'Precio $ 15.300 → $ 16.100', 'de 7.1 Rubio'],
  [{ ...cells, tradeTypeId: 'spa', before: null }, 'Precio de Spa – → $ 16.100', 'en 86 tonos'],
  [{ ...cells, tradeTypeId: 'otra', isMixed: true, before: null, after: null }, 'Precio de otra', 'en 86 tonos'],
  [{ ...cells, field: 'minimum', before: 1_000, after: 2 }, 'Mínimo 1.000 → 2', ''],
  [{ ...cells, field: 'minimum', before: 1, after: 2, shade: '7.1' }, 'Mínimo 1 → 2', ''],
  [{ ...cells, field: 'visible', before: true, after: false }, 'Visible sí → no', 'en 86 tonos'],
  [{ ...line, kind: 'created' }, 'Producto creado', ''],
  [{ ...saved, fields: ['name', 'shade'] }, 'Cambió nombre, tono', ''],
  [{ ...saved, fields: ['state'] }, 'Cambió visible', ''],
  [{ ...saved, fields: ['state'], state: 'published' }, 'Publicado', ''],
  [
    { ...saved, fields: ['state', 'name'], state: 'withdrawn', added: 2 },
    'Retirado',
    ', 2 tonos nuevos, cambió nombre',
  ],
  [{ ...saved, added: 1 }, '1 tono nuevo', ''],
  [{ ...line, kind: 'state', before: 'draft', after: 'published', reason: null }, 'Producto', 'publicado'],
  [
    { ...line, shade: '7.1', kind: 'state', before: null, after: 'withdrawn', reason: 'Agotado' },
    '7.1',
    'retirado, Agotado',
  ],
  [
    { ...line, shade: '7.1', kind: 'stock', warehouse: 'BOG', before: 1_000, after: 8 },
    '7.1',
    'existencias en BOG 1.000 → 8',
  ],
  [{ ...line, kind: 'presale', act: 'opened', day: null }, 'Preventa abierta', ''],
  [{ ...line, kind: 'presale', act: 'moved', day: '2026-03-10' }, 'Preventa movida', 'llega mar 10 mar'],
  [{ ...line, kind: 'parts', count: 1 }, 'Combo guardado', 'con 1 parte'],
  [{ ...line, kind: 'photos', count: 2 }, 'Fotos', 'tiene 2 fotos'],
  [{ ...line, shade: '7.1', kind: 'photos', count: 1 }, '7.1', 'tiene 1 foto'],
])('%j is said in words', (event, head, rest) => {
  const words = historyWords(event, new Map([['spa', 'Spa']]));
  expect([words.head, words.rest].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([head, rest]);
});
