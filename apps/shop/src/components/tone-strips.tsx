const tones = ['#F0D3A4', '#E8B078', '#D98A4E', '#C4683A', '#B54A3E', '#943034', '#77232F', '#552030'];

/** Decoration behind a hero: strips with round tops in rising tones, aligned to the bottom of their box. */
export function ToneStrips({ heights, className }: { heights: readonly number[]; className?: string }) {
  return (
    <span aria-hidden="true" className={`flex items-end gap-[1.6%] ${className ?? ''}`}>
      {heights.map((height, at) => (
        <span
          key={height * 100 + at}
          className="flex-1 rounded-t-full"
          style={{
            height: `${height}%`,
            background: tones[Math.round((at * (tones.length - 1)) / (heights.length - 1))],
          }}
        />
      ))}
    </span>
  );
}
