import { expect, test } from 'vitest';
import { releaseBuffer } from './release-buffer.ts';

test('a large buffer gives its memory back at once', () => {
  const before = process.memoryUsage().arrayBuffers;
  const buffer = Buffer.alloc(50_000_000);
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(49_000_000);
  releaseBuffer(buffer);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  expect(buffer).toHaveLength(0);
});

test('a slice of a shared buffer stays', () => {
  const whole = Buffer.from('TS-71 and TS-83'.repeat(10_000));
  const slice = whole.subarray(0, 5);
  releaseBuffer(slice);
  expect(slice.toString()).toBe('TS-71');
});
