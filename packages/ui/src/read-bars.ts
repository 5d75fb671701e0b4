import BarcodeFormat from '@zxing/library/esm/core/BarcodeFormat';
import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import MultiFormatOneDReader from '@zxing/library/esm/core/oned/MultiFormatOneDReader';

const { EAN_13, EAN_8, UPC_A, UPC_E, CODE_128, CODE_39 } = BarcodeFormat;
const reader = new MultiFormatOneDReader(
  new Map([[DecodeHintType.POSSIBLE_FORMATS, [EAN_13, EAN_8, UPC_A, UPC_E, CODE_128, CODE_39]]]),
);

/** The code under the bars of a picture of `width` by `height` grey values, 0 is black; undefined without readable bars. */
export function readBars(greys: Uint8ClampedArray, width: number, height: number): string | undefined {
  try {
    const source = new RGBLuminanceSource(greys, width, height);
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
  } catch {
    // the library throws when it finds nothing
    return undefined;
  }
}
