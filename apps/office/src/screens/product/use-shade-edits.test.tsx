import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEdits } from '../../components/data-grid/use-edits.ts';
import type { ValueEdit } from './edits.rules.ts';
import { useShadeEdits } from './use-shade-edits.ts';

test('the table of shades is drawn again for its own values and their order only, not for each key of a name (OFC-402)', () => {
  const { result } = renderHook(() => {
    const edits = useEdits<ValueEdit>('product:1');
    return { edits, shades: useShadeEdits(edits) };
  });
  const change = (key: string, after: string | null) =>
    act(() => result.current.edits.change(new Map([[key, after === null ? undefined : { before: 'a', after }]])));
  const first = result.current.shades;
  change('product:name', 'b');
  change('product:name', 'bc');
  change('product:description', 'b');
  expect(result.current.edits.pending.size).toBe(2);
  expect(result.current.shades).toBe(first);
  change('7:name', 'b');
  const second = result.current.shades;
  expect(second.pending.get('7:name')).toMatchObject({ after: 'b' });
  change('product:name', null);
  expect(result.current.shades).toBe(second);
  change('7:name', 'bc');
  expect(result.current.shades.pending.get('7:name')).toMatchObject({ after: 'bc' });
  change('product:order', 'b');
  expect(result.current.shades.pending.has('product:order')).toBe(true);
  act(() => result.current.edits.undo());
  expect(result.current.shades.pending.has('product:order')).toBe(false);
});
