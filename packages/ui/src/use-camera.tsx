import { type RefObject, useEffect, useRef } from 'react';
import { readCodes } from './camera.ts';

/** Reads codes under bars with the camera while it is on the screen, into `onRead`. `onFailure` without a camera or its permission. */
export function useCamera(onRead: (code: string) => void, onFailure: () => void): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onRead, onFailure });
  useEffect(() => {
    latest.current = { onRead, onFailure };
  });
  useEffect(() => {
    const ending = new AbortController();
    const shown = video.current;
    if (shown)
      readCodes(shown, ending.signal, (code) => latest.current.onRead(code)).catch(() => latest.current.onFailure());
    return () => ending.abort();
  }, []);
  return video;
}
