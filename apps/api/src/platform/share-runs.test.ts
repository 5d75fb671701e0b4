import { expect, test } from 'vitest';
import { shareRuns } from './share-runs.ts';

test('a call during a run gets the next run, shared by all calls of that time', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const call = shareRuns(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  const answered: string[] = [];
  const sharedRun = async (name: string) => {
    await call();
    answered.push(name);
  };
  const first = sharedRun('first');
  await Promise.resolve();
  const [second, third] = [sharedRun('second'), sharedRun('third')];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await first;
  await new Promise(setImmediate);
  expect([answered, runs.length]).toEqual([['first'], 2]);
  runs[1]?.resolve();
  await Promise.all([second, third]);
  expect(runs).toHaveLength(2);
});

test('a failed run rejects its callers and does not affect the next run', async () => {
  let runs = 0;
  const call = shareRuns(async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
  });
  await expect(call()).rejects.toThrow('away');
  await expect(call()).resolves.toBeUndefined();
});
