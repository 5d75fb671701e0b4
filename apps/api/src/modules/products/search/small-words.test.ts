import { expect, test } from 'vitest';
import { bigOf } from './small-words.ts';
import { createVocabularyBuilder } from './vocabulary.ts';

const builder = createVocabularyBuilder();
for (const word of ['barra', 'agua', 'gorro', 'manteca', 'lengua', 'granito', 'lapiz', 'pie', 'rojo', 'roja'])
  builder.add(word);
const steps = builder.finish();
let step = steps.next();
while (!step.done) step = steps.next();
const vocabulary = step.value;

test.each([
  ['barrita', 'barra'],
  ['aguita', 'agua'],
  ['gorritos', 'gorro'],
  ['mantequita', 'manteca'],
  ['lenguita', 'lengua'],
  ['lapicito', 'lapiz'],
  ['piecitos', 'pie'],
  ['rojita', 'roja'],
  ['tarrito', 'tarro'],
])('"%s" is a small "%s"', (small, big) => {
  expect(bigOf(vocabulary, small)).toBe(big);
});

test('a word that the catalogue has is no small one of another', () => {
  expect(bigOf(vocabulary, 'granitos')).toBe('granitos');
  expect(bigOf(vocabulary, 'barri')).toBe('barri');
});
