import JsBarcode from 'jsbarcode';
import { useEffect, useRef } from 'react';

export type BarcodeProps = {
  code: string;
  /** Width of the narrowest bar and height of all, in px. */
  bar?: number;
  height?: number;
  /** The text is drawn beside it. */
  bare?: boolean;
  className?: string;
};

/** A Code 128 with its text below, for a reader. */
export function Barcode({ code, bar = 1.1, height = 46, bare = false, className = 'shrink-0' }: BarcodeProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const look = {
      format: 'CODE128',
      width: bar,
      height,
      font: 'var(--font-sans)',
      fontSize: 12,
      margin: 0,
      displayValue: !bare,
    };
    JsBarcode(drawing.current, code, look);
  }, [code, bar, height, bare]);
  return <svg ref={drawing} role="img" aria-label={code} className={className} />;
}
