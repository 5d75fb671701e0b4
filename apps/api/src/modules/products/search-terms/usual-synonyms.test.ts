import { expect, test } from 'vitest';
import { alike } from './usual-alike.ts';
import { withUsualSynonyms } from './usual-synonyms.ts';

const meaningsOf = (term: string, kept: Parameters<typeof withUsualSynonyms>[0]) =>
  withUsualSynonyms(kept).flatMap((one) => (one.term === term ? one.meaning.split(', ') : []));

test('what a salon usually says is known everywhere; of one term the operator’s meaning wins', () => {
  expect(meaningsOf('shampoo', [])).toContain('champu');
  expect(meaningsOf('shampoo', [{ term: 'shampoo', meaning: 'jabon' }])).toEqual(['jabon']);
  expect(meaningsOf('gomina', [{ term: 'gomina', meaning: 'gel' }])).toContain('gel');
});

test('of words that mean the same each finds the others, and none itself', () => {
  expect(meaningsOf('oxidante', [])).toContain('peroxido');
  expect(meaningsOf('peroxido', [])).toContain('oxidante');
  for (const term of alike.flatMap((row) => row.split(', '))) expect(meaningsOf(term, [])).not.toContain(term);
});

test('a word is in one row alone', () => {
  const terms = alike.flatMap((row) => row.split(', '));
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});
