import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code of `text` in black, for a label on white paper. */
export function QrMark({ text, className }: { text: string; className: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 1 });
    const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: modules, path: dark.join('') };
  }, [text]);
  return (
    <svg role="img" aria-label={text} viewBox={`0 0 ${size} ${size}`} className={className}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
