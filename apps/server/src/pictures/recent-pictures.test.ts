import { describe, expect, it } from 'vitest';
import { createRecentPictures } from './recent-pictures.ts';

describe('recent pictures', () => {
  it('evict the least recently used when the limit is reached', () => {
    const recent = createRecentPictures(10);
    recent.set('a', Buffer.alloc(4));
    recent.set('b', Buffer.alloc(4));
    recent.get('a');
    recent.set('c', Buffer.alloc(4));
    expect([recent.get('a')?.length, recent.get('b'), recent.get('c')?.length]).toEqual([4, undefined, 4]);
  });

  it('do not hold a picture larger than the limit', () => {
    const recent = createRecentPictures(10);
    recent.set('a', Buffer.alloc(4));
    recent.set('huge', Buffer.alloc(11));
    expect([recent.get('a')?.length, recent.get('huge')]).toEqual([4, undefined]);
  });
});
