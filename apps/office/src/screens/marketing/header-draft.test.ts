import { contrast } from '@tonalia/artwork/colour';
import { expect, test } from 'vitest';
import { designOf, headerColours, headerDraft, headerFields } from './header-draft.ts';

const now = new Date('2026-11-23T15:24:00Z');

test.each(headerColours)('the text of $name can be read on the bar and on its boxes (OFC-501)', ({ bar, ink }) => {
  const design = designOf({ bar, ink });
  expect(contrast(design.tagText, design.tagBg)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(design.itemTimeText, design.itemTimeBg)).toBeGreaterThanOrEqual(4.5);
});

test('a header without text, with half a page, or in colours that cannot be read is not sent (OFC-501)', () => {
  const fields = { ...headerFields(undefined, now), title: 'Semana del color' };
  expect(headerDraft(fields, false)).toMatchObject({
    title: 'Semana del color',
    target: null,
    from: '2026-11-23T15:24:00.000Z',
    until: '2026-11-30T15:24:00.000Z',
  });
  expect(headerDraft({ ...fields, title: ' ' }, false)).toBeUndefined();
  expect(headerDraft({ ...fields, target: { kind: 'brand', _id: '' } }, false)).toBeUndefined();
  expect(headerDraft({ ...fields, bar: '#e8a49b', ink: '#ffffff' }, false)).toBeUndefined();
  expect(headerDraft({ ...fields, until: '' }, false)).toBeUndefined();
});
