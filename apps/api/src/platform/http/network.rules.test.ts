import { expect, test } from 'vitest';
import { network, site } from './network.rules.ts';

test.each([
  ['190.24.10.7', '190.24.10.7'],
  ['::ffff:190.24.10.7', '190.24.10.7'],
  ['::FFFF:190.24.10.7', '190.24.10.7'],
  ['2800:484:1a:7::9', '2800:484:1a:7'],
  ['2800:484:1A:7:0:0:0:9', '2800:484:1a:7'],
  ['2800:484:1a:7:1:2:3::', '2800:484:1a:7'],
  ['2800:484::7:0:0:0:9', '2800:484:0:7'],
  ['2800:484::9', '2800:484:0:0'],
  ['2800::', '2800:0:0:0'],
  ['1:2:3:4:5:6:7::8', '1:2:3:4'],
  ['1::3:4:5:6:7:8', '1:0:3:4'],
  ['::2:3:4:5:6:7:8', '0:2:3:4'],
  ['::1', '0:0:0:0'],
])('the network of %s is %s · T10', (address, expected) => {
  expect(network(address)).toBe(expected);
});

test('the sites of an IPv4 address and of an IPv6 address are the address and its /48 · T10', () => {
  expect(site('190.24.10.7')).toBe('190.24.10.7');
  expect(site('2800:484:1a:7::9')).toBe('2800:484:1a');
  expect(site('2800:484::9')).toBe('2800:484:0');
});
