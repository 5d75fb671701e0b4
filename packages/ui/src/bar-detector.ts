/** Finds the code under bars in what a video shows now; undefined without one. */
export type BarDetector = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What browsers call a reader of bars; TypeScript does not know it yet. */
interface NativeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type NativeMaker = new (options: { formats: string[] }) => NativeDetector;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39'];

/** The reader of the browser, or a library that is loaded only where there is none, such as on an iPhone. */
export async function makeDetector(): Promise<BarDetector> {
  const Maker = (globalThis as { BarcodeDetector?: NativeMaker }).BarcodeDetector; // as: see `NativeMaker`
  if (!Maker) return makeLibraryDetector();
  const detector = new Maker({ formats: FORMATS });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** Bars need no more pixels across, and a picture of four times as many takes four times as long. */
const WIDTH = 640;

async function makeLibraryDetector(): Promise<BarDetector> {
  const { readBars } = await import('./read-bars.ts');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!pen || video.videoWidth === 0) return undefined;
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * video.videoHeight) / video.videoWidth);
    pen.scale(WIDTH / video.videoWidth, WIDTH / video.videoWidth);
    pen.drawImage(video, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return readBars(greysOf(data), canvas.width, canvas.height);
  };
}

/** The grey value of each pixel: green counts most, as for the eye. */
function greysOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const greys = new Uint8ClampedArray(pixels.length / 4);
  for (let at = 0; at < greys.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    greys[at] = (red + 2 * green + blue) / 4;
  }
  return greys;
}
