import { expect, test } from 'vitest';
import { withUsualSynonyms } from './usual-synonyms.ts';

const meaningsOf = (term: string, kept: Parameters<typeof withUsualSynonyms>[0]) =>
  withUsualSynonyms(kept).flatMap((one) => (one.term === term ? [one.meaning] : []));

test('what a salon usually says is known everywhere; of one term the operator’s meaning wins', () => {
  expect(meaningsOf('shampoo', [])).toEqual(['champu']);
  expect(meaningsOf('shampoo', [{ term: 'shampoo', meaning: 'jabon' }])).toEqual(['jabon']);
  expect(meaningsOf('gomina', [{ term: 'gomina', meaning: 'gel' }])).toContain('gel');
});
