import { expect, test } from 'vitest';
import { sameWords } from './usual-alike.ts';
import { withUsualSynonyms } from './usual-synonyms.ts';

const meaningsOf = (term: string, operatorSynonyms: Parameters<typeof withUsualSynonyms>[0]) =>
  withUsualSynonyms(operatorSynonyms).flatMap((one) => (one.term === term ? one.meaning.split(', ') : []));

test('built-in synonyms are known everywhere; the operator’s meaning of a term wins', () => {
  expect(meaningsOf('shampoo', [])).toContain('champu');
  expect(meaningsOf('shampoo', [{ term: 'shampoo', meaning: 'jabon' }])).toEqual(['jabon']);
  expect(meaningsOf('gomina', [{ term: 'gomina', meaning: 'gel' }])).toContain('gel');
});

test('each word of a group has the others as synonyms, not itself', () => {
  expect(meaningsOf('oxidante', [])).toContain('peroxido');
  expect(meaningsOf('peroxido', [])).toContain('oxidante');
  for (const term of sameWords.flatMap((row) => row.split(', '))) expect(meaningsOf(term, [])).not.toContain(term);
});

test('a word is in one row only', () => {
  const terms = sameWords.flatMap((row) => row.split(', '));
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});
