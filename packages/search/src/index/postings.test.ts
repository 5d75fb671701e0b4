import { expect, test } from 'vitest';
import { createPostingsBuilder } from './postings.ts';

test('the values of a term stay in the order of adding, and a large index pauses after every 200,000 of them', () => {
  const builder = createPostingsBuilder();
  const size = 400_001;
  for (let at = 0; at < size; at += 1) builder.add(at % 3, at);
  const work = builder.finish(3);
  let pauses = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) pauses += 1;
  // two in the count of the values and two in their move
  expect(pauses).toBe(4);
  const { starts, values } = step.value;
  expect([...starts]).toEqual([0, 133_334, 266_668, size]);
  expect([0, 133_334, 266_668].map((at) => Array.from(values.slice(at, at + 2)))).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
});
