import { expect, test } from 'vitest';
import type { WordRoles } from '../language/lexicon.ts';
import { createLabelTexts } from './label-texts.ts';
import { createVocabularyBuilder } from './vocabulary.ts';

// as: labels ask which words are silent, and nothing else
const roles = { isSilent: (word: string): boolean => word === 'de' } as WordRoles;
const variant = { code: 'TS', labelNumber: null, labelName: null, series: null, contents: null };
const textOf = (labelNumber: string | null, labelName: string | null, series: string | null = null) =>
  createLabelTexts(createVocabularyBuilder(roles), roles).of({ ...variant, labelNumber, labelName, series });

test.each([
  ['a number', '7.1', null, 1],
  ['a number of two parts', '7/1', null, 1],
  ['two words with a stroke', null, 'Tan/Rich', 2],
  ['a number and its words', '7.1', 'Rubio medio cenizo', 4],
  ['a silent word', null, 'Flor de sal', 2],
  ['a word that is said twice', null, 'Rojo rojo', 1],
  ['no label', null, null, 0],
])('of %s counts what is said', (_title, labelNumber, labelName, words) => {
  const name = [labelNumber, labelName].filter(Boolean).join(' ') || null;
  expect(textOf(labelNumber, labelName)).toMatchObject({ words, name });
});

test('words of a series that the label has are its own', () => {
  const own = textOf('7.1', 'Rubio');
  expect(textOf('7.1', 'Rubio', 'Rubio').seriesTerms).toEqual([]);
  expect(textOf('7.1', 'Rubio', 'Rubio ceniza')).toMatchObject({ terms: own.terms, seriesTerms: [own.terms.length] });
});
