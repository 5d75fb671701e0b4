import { describe, expect, test } from 'vitest';
import { createLoginLimits } from './login-limits.ts';
import { network, site } from './network.rules.ts';

function limitsAt() {
  let now = 0;
  const limits = createLoginLimits({ now: () => new Date(now) });
  const wait = (ms: number) => {
    now += ms;
  };
  return { limits, wait };
}
const tooMany = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }) as Error;
const times = (n: number, work: (i: number) => void) => Array.from({ length: n }, (_, i) => work(i));

describe('guessing a password', () => {
  test('stops after five times from one address, for a minute', () => {
    const { limits, wait } = limitsAt();
    times(5, () => limits.attempt('a', '1.1.1.1'));
    expect(() => limits.attempt('a', '1.1.1.1')).toThrow(tooMany);
    wait(59_000);
    expect(() => limits.attempt('a', '1.1.1.1')).toThrow(tooMany);
    wait(1_000);
    expect(() => limits.attempt('a', '1.1.1.1')).not.toThrow();
  });

  test('does not hold the owner, who is elsewhere', () => {
    const { limits } = limitsAt();
    times(5, () => limits.attempt('a', '1.1.1.1'));
    expect(() => limits.attempt('a', '2.2.2.2')).not.toThrow();
  });

  test('of many accounts from one address stops after thirty', () => {
    const { limits } = limitsAt();
    times(31, (i) => limits.attempt(`account ${i}`, '1.1.1.1')());
    times(30, (i) => limits.attempt(`account ${i}`, '1.1.1.1'));
    expect(() => limits.attempt('account 30', '1.1.1.1')).toThrow(tooMany);
  });

  test('from five sites, as often as they may, shuts nobody out from elsewhere · T10', () => {
    const { limits, wait } = limitsAt();
    const sites = ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4', '2001:db8:1'];
    let refused = 0;
    times(20_000, (i) => {
      wait(40);
      const from = sites[i % 5] ?? '';
      try {
        // in turns for one account and for ever others, from ever another /64 where there are many
        limits.attempt(i % 2 ? 'a' : `account ${i}`, from.includes(':') ? `${from}:${i.toString(16)}::1` : from);
      } catch {
        refused += 1;
      }
    });
    expect(refused).toBeGreaterThan(19_900);
    expect(() => limits.attempt('a', '203.0.113.1')).not.toThrow();
    expect(() => limits.attempt('b', '203.0.113.2')).not.toThrow();
  });

  test('of many people who mistype theirs first and then come in holds nobody at a site', () => {
    const { limits, wait } = limitsAt();
    const people = () =>
      times(100, (i) => {
        wait(3_000);
        limits.attempt(`account ${i}`, '1.1.1.1');
        limits.attempt(`account ${i}`, '1.1.1.1')();
      });
    expect(people).not.toThrow();
  });

  test('cannot be begun anew by naming ever other accounts from an address that has to wait', () => {
    const { limits } = limitsAt();
    times(60, (i) => limits.attempt('a', `1.1.${i}.1`));
    expect(() => limits.attempt('a', '1.2.3.4')).toThrow(tooMany);
    let refused = 0;
    times(60_000, (i) => {
      try {
        limits.attempt(`account ${i}`, '6.6.6.6');
      } catch {
        refused += 1;
      }
    });
    expect(refused).toBe(60_000);
    expect(() => limits.attempt('a', '1.2.3.5')).toThrow(tooMany);
  });

  test('of one account, again and again, holds no neighbour behind the same address', () => {
    const { limits } = limitsAt();
    times(5, () => limits.attempt('a', '1.1.1.1'));
    times(100, () => expect(() => limits.attempt('a', '1.1.1.1')).toThrow(tooMany));
    expect(() => limits.attempt('b', '1.1.1.1')).not.toThrow();
  });

  test('from many addresses stops, but never for an address that signed in before', () => {
    const { limits } = limitsAt();
    limits.attempt('a', '9.9.9.9')();
    times(60, (i) => limits.attempt('a', `1.1.${i}.1`));
    expect(() => limits.attempt('a', '1.2.3.4')).toThrow(tooMany);
    expect(() => limits.attempt('a', '9.9.9.9')).not.toThrow();
  });

  describe('of ten thousand accounts, one password each, from five hundred addresses in ten minutes', () => {
    const address = (i: number) => `10.9.${Math.trunc((i % 500) / 250)}.${i % 250}`;

    /** How many passwords are looked at of a run of this length; none of them is right. */
    function stuff({ limits, wait }: ReturnType<typeof limitsAt>, tries: number): number {
      let looked = 0;
      times(tries, (i) => {
        wait(60);
        try {
          limits.attempt(`account ${i}`, address(i));
          looked += 1;
        } catch (error) {
          expect(error).toEqual(tooMany);
        }
      });
      return looked;
    }

    test('looks at less than one in a hundred · T10', () => {
      expect(stuff(limitsAt(), 10_000)).toBeLessThanOrEqual(100);
    });

    test('keeps nobody out who signed in from their address before · T10', () => {
      const at = limitsAt();
      times(200, (i) => at.limits.attempt(`account ${i}`, `203.0.113.${i}`)());
      stuff(at, 10_000);
      expect(() => times(200, (i) => at.limits.attempt(`account ${i}`, `203.0.113.${i}`)())).not.toThrow();
    });

    test('slows who comes from a new address, for a quarter of an hour at most · T10', () => {
      const at = limitsAt();
      stuff(at, 1_000);
      expect(() => at.limits.attempt('a', '203.0.113.1')).toThrow(tooMany);
      at.wait(15 * 60_000);
      expect(() => at.limits.attempt('a', '203.0.113.1')).not.toThrow();
    });
  });

  test('now and then, by many customers on a busy morning, keeps nobody out', () => {
    const { limits, wait } = limitsAt();
    const morning = () =>
      times(1_000, (i) => {
        wait(600);
        const address = `10.8.${Math.trunc(i / 250)}.${i % 250}`;
        if (i % 3 === 0) limits.attempt(`account ${i}`, address);
        limits.attempt(`account ${i}`, address)();
      });
    expect(morning).not.toThrow();
  });

  test('a right password clears the slate, however often it is typed', () => {
    const { limits } = limitsAt();
    expect(() => times(100, () => limits.attempt('a', '1.1.1.1')())).not.toThrow();
  });
});

test('guest sessions from one address have a limit of their own', () => {
  const { limits } = limitsAt();
  times(300, () => limits.guest('1.1.1.1'));
  expect(() => limits.guest('1.1.1.1')).toThrow(tooMany);
  expect(() => limits.attempt('a', '1.1.1.1')).not.toThrow();
});

describe('who shares a limit', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, shared) => expect(network(address)).toBe(shared));

  // who has a /48 has 65,536 of the others
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8:1:ffff::9', '2001:db8:1'],
    ['2001:db8:2::9', '2001:db8:2'],
    ['::1', '0:0:0'],
  ])('%s spends what %s may', (address, shared) => expect(site(address)).toBe(shared));
});
