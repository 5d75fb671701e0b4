import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';
import { colourAt, clampPoint } from './photo-colour.ts';
import type { Pixels, Point } from './photo-colour.ts';

const RADIUS = 3;
const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface PhotoPointProps {
  photo: Pixels;
  onChoose: (hex: string) => void;
}

/** A photo with a point and a magnifier: touch or drag, or move the point with the arrow keys. */
export function PhotoPoint({ photo, onChoose }: PhotoPointProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDragging = useRef(false);
  const [point, setPoint] = useState(() => clampPoint(photo, { x: photo.width / 2, y: photo.height / 2 }));
  const hex = colourAt(photo, point, RADIUS);

  useEffect(() => {
    // as: the bytes of a picture come from an ImageData
    const bytes = new ImageData(photo.data as Uint8ClampedArray<ArrayBuffer>, photo.width, photo.height);
    canvas.current?.getContext('2d')?.putImageData(bytes, 0, 0);
  }, [photo]);

  function follow({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * photo.width;
    const y = ((clientY - box.top) / box.height) * photo.height;
    setPoint(clampPoint(photo, { x, y }));
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose(hex);
    else if (step) {
      const far = event.shiftKey ? 40 : 8;
      setPoint(clampPoint(photo, { x: point.x + step.x * far, y: point.y + step.y * far }));
    } else return;
    event.preventDefault();
  }
  const place = { left: `${(100 * point.x) / photo.width}%`, top: `${(100 * point.y) / photo.height}%` };
  return (
    <div className="mb-4">
      <div
        role="slider"
        tabIndex={0}
        aria-label={text.photoPoint}
        aria-valuenow={Math.round((100 * point.y) / photo.height)}
        aria-valuetext={text.photoColour(hex)}
        className="relative mx-auto w-fit max-w-full cursor-crosshair touch-none overflow-clip rounded-tile [overflow-clip-margin:40px]"
        onPointerDown={(event) => {
          isDragging.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => isDragging.current && follow(event)}
        onPointerUp={() => {
          isDragging.current = false;
          onChoose(hex);
        }}
        onPointerCancel={() => (isDragging.current = false)}
        onKeyDown={press}
        onKeyUp={(event) => steps[event.key] && onChoose(hex)}
      >
        <canvas
          ref={canvas}
          width={photo.width}
          height={photo.height}
          className="max-h-[46dvh] max-w-full rounded-tile"
        />
        <Loupe hex={hex} place={place} isLow={point.y < photo.height / 2.5} />
      </div>
      <p className="mt-2 text-small text-text-2">{text.photoHint}</p>
    </div>
  );
}

/** Shown above the point, where the finger does not cover it; below it near the upper edge. */
function Loupe({ hex, place, isLow }: { hex: string; place: { left: string; top: string }; isLow: boolean }) {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute" style={place}>
      <span
        className="absolute -top-[7px] -left-[7px] size-3.5 rounded-full border-[3px] border-inverse shadow-2"
        style={{ background: hex }}
      />
      <span
        className={`absolute -left-9 size-18 rounded-full border-[5px] border-inverse shadow-3 ${isLow ? 'top-5' : '-top-24'}`}
        style={{ background: hex }}
      />
    </span>
  );
}
