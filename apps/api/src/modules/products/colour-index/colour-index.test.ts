import { deltaE } from '@tonalia/rules/colour-difference';
import { hexToLab } from '@tonalia/rules/colour-lab';
import { FARTHEST } from '@tonalia/rules/colour-nearness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NearVersion, createColourIndexBuilder } from './colour-index.ts';
import { type VersionColour, createColours } from './colours.ts';

const everything = () => true;

function indexOf(hexes: readonly string[]) {
  const builder = createColourIndexBuilder();
  for (const [version, hex] of hexes.entries()) builder.add(version, hex);
  return builder.finish();
}

/** The same query answered by a full scan. */
function byLookingAtAll(hexes: readonly string[], hex: string, most: number, accept: (version: number) => boolean) {
  return hexes
    .map((one, version): NearVersion => ({ version, deltaE: deltaE(hexToLab(hex), hexToLab(one)) }))
    .filter((one) => one.deltaE <= FARTHEST && accept(one.version))
    .toSorted((one, other) => one.deltaE - other.deltaE || one.version - other.version)
    .slice(0, most);
}

const toHex = (rgb: number) => `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`;
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map(toHex);
/** Similar colours, greys and blues, where a wrong bound is most likely. */
const closeHex = (base: number) =>
  fc
    .tuple(...[16, 8, 0].map((shift) => fc.integer({ min: 0, max: 40 }).map((by) => ((base >> shift) & 255) + by - 20)))
    .map((rgb) => toHex(rgb.reduce((all, one) => all * 256 + Math.min(255, Math.max(0, one)), 0)));
const someHex = fc.oneof(
  anyHex,
  ...[0x808080, 0x2a35a8, 0x3a6ea5, 0x14131a, 0xefe3c8, 0x976f45, 0xc2264a].map(closeHex),
);

test('the index gives the results of a full scan, in the same order · D-34', () => {
  fc.assert(
    fc.property(
      fc.array(someHex, { maxLength: 300 }),
      someHex,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 4 }),
      (hexes, hex, most, every) => {
        const accept = (version: number) => version % every === 0;
        expect(indexOf(hexes).nearest(hex, most, accept)).toEqual(byLookingAtAll(hexes, hex, most, accept));
      },
    ),
    { numRuns: 400 },
  );
});

test('versions added later are found like earlier ones', () => {
  fc.assert(
    fc.property(
      fc.array(someHex, { maxLength: 60 }),
      fc.array(fc.array(someHex, { maxLength: 9 })),
      someHex,
      (first, later, hex) => {
        const all = [...first];
        const colours = createColours(indexOf(first));
        for (const hexes of later) {
          colours.add(hexes.map((one, at): VersionColour => [all.length + at, one]));
          all.push(...hexes);
        }
        expect(colours.nearest(hex, 8, everything)).toEqual(byLookingAtAll(all, hex, 8, everything));
      },
    ),
  );
});

test('versions of one colour come in id order, up to the requested number', () => {
  const index = indexOf(['#C2264A', '#FFFFFF', '#C2264A', '#C2264A']);
  expect(index.nearest('#c2264a', 2, everything)).toEqual([
    { version: 0, deltaE: 0 },
    { version: 2, deltaE: 0 },
  ]);
});

test('an empty catalogue, or a request for none, gives no results', () => {
  expect(indexOf([]).nearest('#C2264A', 5, everything)).toEqual([]);
  expect(indexOf(['#C2264A']).nearest('#C2264A', 0, everything)).toEqual([]);
});
