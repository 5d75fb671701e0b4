import { createHash } from 'node:crypto';
import { leadingZeroBits, workText } from '@tonalia/rules/proof-of-work';
import { expect, test } from 'vitest';
import { solveWork } from './solve-work.ts';

test.each(['tw_uno', 'tw_dos'])('the server accepts the answer to %s', (challenge) => {
  const made = createHash('sha256')
    .update(workText(challenge, solveWork(challenge, 12)))
    .digest();
  expect(leadingZeroBits(made)).toBeGreaterThanOrEqual(12);
});
