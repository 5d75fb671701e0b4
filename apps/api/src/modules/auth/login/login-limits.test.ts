import { describe, expect, test } from 'vitest';
import { createLoginLimits } from './login-limits.ts';
import { network, site } from '../../../platform/http/network.rules.ts';

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
  test('stops after five times from one network, for a minute', () => {
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
    times(31, (i) => limits.attempt(`account ${i}`, '1.1.1.1').wasRight());
    times(30, (i) => limits.attempt(`account ${i}`, '1.1.1.1').wasUnchecked());
    expect(() => limits.attempt('account 30', '1.1.1.1')).toThrow(tooMany);
  });

  test('on many accounts from one site stops after ten, for a quarter of an hour · T10', () => {
    const { limits, wait } = limitsAt();
    const from = (i: number) => `2001:db8:1:${i.toString(16)}::1`; // a new /64 of the same /48
    times(10, (i) => limits.attempt(`account ${i}`, from(i)));
    expect(() => limits.attempt('account 10', from(10))).toThrow(tooMany);
    expect(() => limits.attempt('account 10', '2001:db8:2::1')).not.toThrow();
    wait(15 * 60_000);
    expect(() => limits.attempt('account 10', from(10))).not.toThrow();
  });

  test('does not block a site of many people with one typo each', () => {
    const { limits, wait } = limitsAt();
    const people = () =>
      times(100, (i) => {
        wait(3_000);
        limits.attempt(`account ${i}`, '1.1.1.1');
        limits.attempt(`account ${i}`, '1.1.1.1').wasRight();
      });
    expect(people).not.toThrow();
  });

  test('cannot restart by naming new accounts from a waiting network', () => {
    const { limits } = limitsAt();
    times(5, () => limits.attempt('a', '1.1.1.1').wasUnchecked());
    times(5, () => limits.attempt('a', '1.2.3.4'));
    let refused = 0;
    times(60_000, (i) => {
      try {
        limits.attempt(`account ${i}`, '6.6.6.6').wasUnchecked();
      } catch {
        refused += 1;
      }
    });
    expect(refused).toBe(60_000 - 30);
    expect(() => limits.attempt('a', '1.2.3.4')).toThrow(tooMany);
  });

  test('on one account does not block neighbours in the same network', () => {
    const { limits } = limitsAt();
    times(5, () => limits.attempt('a', '1.1.1.1'));
    times(100, () => expect(() => limits.attempt('a', '1.1.1.1')).toThrow(tooMany));
    expect(() => limits.attempt('b', '1.1.1.1')).not.toThrow();
  });

  test('counts only for the network when the password is not checked', () => {
    const { limits } = limitsAt();
    times(30, () => limits.attempt('a', '1.1.1.1').wasUnchecked());
    expect(() => limits.attempt('a', '1.1.1.1')).toThrow(tooMany);
  });

  test('a right password clears the counts', () => {
    const { limits } = limitsAt();
    expect(() => times(100, () => limits.attempt('a', '1.1.1.1').wasRight())).not.toThrow();
  });
});

test('guest sessions from one network have their own limit', () => {
  const { limits } = limitsAt();
  times(300, () => limits.guest('1.1.1.1'));
  expect(() => limits.guest('1.1.1.1')).toThrow(tooMany);
  expect(() => limits.attempt('a', '1.1.1.1')).not.toThrow();
});

describe('addresses that share a limit', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, shared) => expect(network(address)).toBe(shared));

  // a /48 contains 65,536 networks
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8:1:ffff::9', '2001:db8:1'],
    ['2001:db8:2::9', '2001:db8:2'],
    ['::1', '0:0:0'],
  ])('%s spends what %s may', (address, shared) => expect(site(address)).toBe(shared));
});
