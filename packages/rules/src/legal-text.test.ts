import { expect, test } from 'vitest';
import { readLegalText, withFreeVersion } from './legal-text.ts';

const text = `# Términos

Nota para quien publica.

## Quiénes somos {#quienes-somos}

Belleza Pro vende
al por mayor.

Otro párrafo.

## Tus datos, ¿para qué?
Los cuidamos.
`;

test('a legal text has sections, anchors and paragraphs, and takes effect today', () => {
  expect(readLegalText(text, '2026-12-01')).toEqual({
    version: '2026-12-01',
    sections: [
      {
        id: 'quienes-somos',
        title: 'Quiénes somos',
        paragraphs: ['Belleza Pro vende al por mayor.', 'Otro párrafo.'],
      },
      { id: 'tus-datos-para-que', title: 'Tus datos, ¿para qué?', paragraphs: ['Los cuidamos.'] },
    ],
  });
});

test('a text can state the day it takes effect', () => {
  expect(readLegalText(`Versión: 2027-01-15\r\n\r\n${text}`, '2026-12-01').version).toBe('2027-01-15');
});

test('a second text of the same day has its own version · D-23', () => {
  const next = (taken: string | undefined) => withFreeVersion(readLegalText(text, '2026-12-01'), taken).version;
  expect([undefined, '2026-11-01', '2026-12-01', '2026-12-01.2'].map(next)).toEqual([
    '2026-12-01',
    '2026-12-01',
    '2026-12-01.2',
    '2026-12-01.3',
  ]);
});
