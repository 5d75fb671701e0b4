import type { Photo } from '@tonalia/contract/media-office';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { photoTexts as texts } from '../../messages/photos.es-CO.ts';
import { type Frame, type Framed, movedFrame, turnedSize, zoomOf, zoomedFrame } from './frame.ts';

export interface CropStageProps {
  photo: Photo & Framed;
  /** Null where all of the picture is shown. */
  frame: Frame | null;
  isOn: boolean;
  onFrame: (frame: Frame) => void;
}

/** A step of an arrow key, as a part of the frame. */
const STEP = 0.02;

/** The whole picture on a stage of 4:3, with the square that the shop shows: dragged, or moved with the arrows. */
export function CropStage({ photo, frame, isOn, onFrame }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; frame: Frame }>(undefined);
  const { width, height } = turnedSize(photo);
  /** Pixels of the picture in one of the screen. */
  const scale = () => width / (stage.current?.getBoundingClientRect().width || width);

  function move(event: PointerEvent) {
    if (!drag.current) return;
    const { x, y, frame: begun } = drag.current;
    onFrame(movedFrame(photo, begun, { x: (event.clientX - x) * scale(), y: (event.clientY - y) * scale() }));
  }

  function press(event: KeyboardEvent) {
    if (!frame) return;
    const step = Math.max(1, frame.side * STEP);
    const acts: Record<string, () => Frame> = {
      ArrowLeft: () => movedFrame(photo, frame, { x: -step, y: 0 }),
      ArrowRight: () => movedFrame(photo, frame, { x: step, y: 0 }),
      ArrowUp: () => movedFrame(photo, frame, { x: 0, y: -step }),
      ArrowDown: () => movedFrame(photo, frame, { x: 0, y: step }),
      '+': () => zoomedFrame(photo, frame, zoomOf(photo, frame) * 1.1),
      '-': () => zoomedFrame(photo, frame, zoomOf(photo, frame) / 1.1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    onFrame(act());
  }

  const part = (length: number, of: number): string => `${(100 * length) / of}%`;
  return (
    <div className="flex aspect-4/3 items-center justify-center overflow-hidden rounded-[14px] bg-surface-3">
      <div
        ref={stage}
        className="relative max-h-full max-w-full overflow-hidden"
        style={{
          aspectRatio: `${width} / ${height}`,
          ...(width * 3 >= height * 4 ? { width: '100%' } : { height: '100%' }),
        }}
      >
        <img
          src={photo.whole}
          alt={photo.alt || texts.photo}
          draggable={false}
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{
            width: part(photo.width, width),
            height: part(photo.height, height),
            transform: `translate(-50%, -50%) rotate(${photo.turn * 90}deg)`,
          }}
        />
        {frame && (
          <div
            role={isOn ? 'slider' : undefined}
            aria-label={isOn ? texts.stage : undefined}
            aria-valuenow={isOn ? Math.round((100 * frame.left) / Math.max(1, width - frame.side)) : undefined}
            aria-valuetext={isOn ? texts.stageHelp : undefined}
            tabIndex={isOn ? 0 : undefined}
            className="absolute cursor-move touch-none border-[1.5px] border-on-bulk/60 shadow-[0_0_0_100vmax_var(--scrim)] focus-visible:outline-3 focus-visible:outline-focus"
            style={{
              left: part(frame.left, width),
              top: part(frame.top, height),
              width: part(frame.side, width),
              height: part(frame.side, height),
            }}
            {...(isOn && {
              onKeyDown: press,
              onPointerMove: move,
              onPointerDown: (event: PointerEvent) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                drag.current = { x: event.clientX, y: event.clientY, frame };
              },
              onPointerUp: () => {
                drag.current = undefined;
              },
            })}
          >
            <FrameMarks />
          </div>
        )}
      </div>
    </div>
  );
}

const corners = ['-top-1.5 -left-1.5', '-top-1.5 -right-1.5', '-bottom-1.5 -left-1.5', '-right-1.5 -bottom-1.5'];
const thirds = [
  'inset-x-0 top-1/3 border-t',
  'inset-x-0 top-2/3 border-t',
  'inset-y-0 left-1/3 border-l',
  'inset-y-0 left-2/3 border-l',
];

/** Thirds and corners of the frame, for the eye only. */
const FrameMarks = () => (
  <span aria-hidden="true">
    {thirds.map((place) => (
      <span key={place} className={`absolute border-on-bulk/45 ${place}`} />
    ))}
    {corners.map((place) => (
      <span key={place} className={`absolute size-3 rounded-[3px] bg-on-bulk shadow-1 ${place}`} />
    ))}
  </span>
);
