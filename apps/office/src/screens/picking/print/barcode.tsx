import JsBarcode from 'jsbarcode';
import { useEffect, useRef } from 'react';

/** A Code 128 with its text below, for a reader. */
export function Barcode({ code }: { code: string }) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    JsBarcode(drawing.current, code, { format: 'CODE128', width: 1.1, height: 46, fontSize: 12, margin: 0 });
  }, [code]);
  return <svg ref={drawing} role="img" aria-label={code} className="shrink-0" />;
}
