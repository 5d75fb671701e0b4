import { z } from 'zod';

/** Where a phone was, in degrees, and within how many metres. */
export const Position = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracy: z.int().min(0).max(100_000),
});
export type Position = z.infer<typeof Position>;
