import { expect, test } from 'vitest';
import { baseWord } from './small-words.ts';
import { createWordRoles, emptyLexicon } from '../language/lexicon.ts';
import { createVocabularyBuilder } from '../index/vocabulary.ts';

const roles = createWordRoles({ ...emptyLexicon, asking: ['tarro'] });
const builder = createVocabularyBuilder(roles);
for (const word of ['barra', 'agua', 'gorro', 'manteca', 'lengua', 'granito', 'lapiz', 'pie', 'rojo', 'roja'])
  builder.add(word);
const steps = builder.finish();
let step = steps.next();
while (!step.done) step = steps.next();
const known = { vocabulary: step.value, roles };

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
  expect(baseWord(known, small)).toBe(big);
});

test('a word that the catalogue has is no small one of another', () => {
  expect(baseWord(known, 'granitos')).toBe('granitos');
  expect(baseWord(known, 'barri')).toBe('barri');
});
