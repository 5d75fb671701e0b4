import { makeDetector } from './bar-detector.ts';

const LOOK_MS = 250;
/** One package in view counts once. */
const SAME_MS = 1_500;

/** Shows what the camera sees and reads the codes under bars until `signal` ends it. Fails without a camera or its permission. */
export async function readCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onRead: (code: string) => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  // after the camera: its refusal waits for no library
  const detect = await makeDetector().catch((cause: unknown) => {
    stop();
    throw cause;
  });
  let last = { code: '', at: 0 };
  while (!signal.aborted) {
    const code = await detect(video);
    const now = performance.now();
    if (code !== undefined && (code !== last.code || now - last.at > SAME_MS)) {
      last = { code, at: now };
      onRead(code);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
