import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { base64Of } from '../../components/shrink-photo.ts';

/** The size of the picture, in pixels. */
const [WIDTH, HEIGHT] = [640, 260];

export type SignaturePadProps = {
  /** The picture that the field begins with. */
  signed: string | undefined;
  onSigned: (base64: string | null) => void;
};

/** A field to sign with the finger; `onSigned` gets a picture after each stroke, null when it is empty again. */
export function SignaturePad({ signed, onSigned }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [first] = useState(signed);
  const [isEmpty, setEmpty] = useState(first === undefined);
  useEffect(() => {
    const context = first === undefined ? undefined : canvas.current?.getContext('2d');
    if (context && first !== undefined) show(context, first);
  }, [first]);

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) / width) * WIDTH, ((clientY - top) / height) * HEIGHT];
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = event.currentTarget.getContext('2d');
    if (!context) return;
    if (isEmpty) paint(context, event.currentTarget);
    event.currentTarget.setPointerCapture(event.pointerId);
    context.beginPath();
    context.moveTo(...pointOf(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = event.buttons > 0 ? event.currentTarget.getContext('2d') : null;
    if (!context) return;
    context.lineTo(...pointOf(event));
    context.stroke();
    setEmpty(false);
  };
  const end = () => {
    if (!isEmpty && canvas.current) onSigned(base64Of(canvas.current.toDataURL('image/png')));
  };
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    setEmpty(true);
    onSigned(null);
  };
  return (
    <div>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={texts.signHere}
        className="h-36 w-full touch-none rounded-[14px] bg-surface-2 inset-ring-[1.5px] inset-ring-line"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
      />
      <div className="mt-1 flex items-center justify-between text-small text-text-2">
        {texts.signHere}
        <OfficeButton look="ghost" small className="max-lg:min-h-11" disabled={isEmpty} onClick={clear}>
          {texts.clearSignature}
        </OfficeButton>
      </div>
    </div>
  );
}

/** Draws a signature from before, to be seen or gone on with. */
function show(context: CanvasRenderingContext2D, base64: string): void {
  const picture = new Image();
  picture.addEventListener('load', () => {
    paint(context, context.canvas);
    context.drawImage(picture, 0, 0);
  });
  picture.src = `data:image/png;base64,${base64}`;
}

/** Black on white: the picture is stored, so the theme of the page does not matter. */
function paint(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = 'black';
  context.lineWidth = 4;
  context.lineCap = 'round';
}
