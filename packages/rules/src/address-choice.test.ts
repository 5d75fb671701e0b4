import { describe, expect, test } from 'vitest';
import { chooseAddress } from './address-choice.ts';

const at = (cityid: string, fixed = false) => ({ cityid, stateid: cityid.slice(0, 2), fixed });
const inSoacha = { cityId: '25754', stateId: '25' };

describe('the default delivery address', () => {
  test('the fixed address wins over the one in the customer’s city · ST-08', () => {
    const fixed = at('05001', true);
    expect(chooseAddress([at('25754'), fixed], inSoacha)).toBe(fixed);
  });

  test('the only address is chosen, in any city · ST-08', () => {
    const only = at('05001');
    expect(chooseAddress([only], inSoacha)).toBe(only);
  });

  test('without a fixed one, the address in the customer’s city · ST-08', () => {
    const near = at('25754');
    expect(chooseAddress([at('05001'), near], inSoacha)).toBe(near);
  });

  test('else the first · ST-08', () => {
    const first = at('05001');
    expect(chooseAddress([first, at('08001')], inSoacha)).toBe(first);
  });

  test('nothing without addresses', () => {
    expect(chooseAddress([], inSoacha)).toBeUndefined();
  });
});
