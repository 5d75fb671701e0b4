import JsBarcode from 'jsbarcode';
import { expect, test } from 'vitest';
import { readBars } from '@tonalia/ui/read-bars';

const MODULE = 3;
const QUIET = 30;
const HEIGHT = 60;

/** A picture of the bars of `code`, as a camera in good light sees them. */
function drawn(code: string, format: string): [greys: Uint8ClampedArray, width: number, height: number] {
  const drawing: { encodings?: { data: string }[] } = {};
  JsBarcode(drawing, code, { format });
  const bars = (drawing.encodings ?? []).map(({ data }) => data).join('');
  const width = bars.length * MODULE + 2 * QUIET;
  const greys = Uint8ClampedArray.from({ length: width * HEIGHT }, (_, at) =>
    bars[Math.floor(((at % width) - QUIET) / MODULE)] === '1' ? 20 : 235,
  );
  return [greys, width, HEIGHT];
}

test.each([
  ['7702354001230', 'EAN13'],
  ['OLA-261126-BOG-1', 'CODE128'],
  ['TN48213-1-2', 'CODE128'],
])('the bars of %s are read without a reader of the browser · OFC-203', (code, format) => {
  const [greys, width, height] = drawn(code, format);
  expect(readBars(greys, width, height)).toBe(code);
});

test('a picture without bars has no code', () => {
  expect(readBars(new Uint8ClampedArray(320 * 240).fill(128), 320, 240)).toBeUndefined();
});
