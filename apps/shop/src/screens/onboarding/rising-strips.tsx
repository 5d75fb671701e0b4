const strips = [
  ['#0D4234', 30],
  ['#14563F', 40],
  ['#1D6B50', 50],
  ['#2F9B76', 61],
  ['#5CC29B', 72],
  ['#A6D3BF', 83],
] as const;

/** Decorative strips of tones in the brand's green. */
export function RisingStrips() {
  return (
    <span className="absolute inset-0">
      <span className="absolute inset-x-[1%] bottom-[9%] flex h-[91%] items-end gap-[2.5%]">
        {strips.map(([tone, height]) => (
          <span key={tone} className="flex-1 rounded-t-full" style={{ background: tone, height: `${height}%` }} />
        ))}
      </span>
      <span className="absolute inset-x-0 bottom-0 h-[9%] bg-[#041E17]" />
    </span>
  );
}
