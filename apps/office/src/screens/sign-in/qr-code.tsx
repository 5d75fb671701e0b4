import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code of `text`: dark on white in both themes, because cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 2 });
    const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: modules, path: dark.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="light size-44 rounded-[14px] bg-inverse"
    >
      <path d={path} fill="var(--color-grafito-950)" shapeRendering="crispEdges" />
    </svg>
  );
}
