import { expect, test } from 'vitest';
import { unchangedStateNote } from './selling.rules.ts';

const row = { selling_reason: 'descontinuado', selling_by: 'Ana' };

test('an import notes a draft and a withdrawn row, and not a published one', () => {
  expect(unchangedStateNote({ ...row, selling: 'published' })).toBeUndefined();
  expect(unchangedStateNote({ ...row, selling: 'draft' })).toBe('sigue en borrador: una importación no lo publica');
  expect(unchangedStateNote({ ...row, selling: 'withdrawn' })).toBe(
    'sigue retirado (descontinuado; por Ana): una importación no lo publica',
  );
});
