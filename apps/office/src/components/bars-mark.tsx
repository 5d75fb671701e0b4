/** The tones of the office's drawing, shortest first, with their heights in percent. */
const bars = [
  ['#f6e3db', 45],
  ['#efcfc3', 62],
  ['#e3b3a2', 80],
  ['#a6d3bf', 92],
  ['#5cc29b', 100],
] as const;

/** Five rising strips: the drawing of a place with nothing in it. */
export const BarsMark = ({ large = false }: { large?: boolean }) => (
  <span aria-hidden="true" className={`flex items-end gap-1 ${large ? 'h-16 w-[132px]' : 'h-[54px] w-28'}`}>
    {bars.map(([tone, height]) => (
      <span
        key={tone}
        className="flex-1 rounded-t-[8px] rounded-b-[2px]"
        style={{ background: tone, height: `${height}%` }}
      />
    ))}
  </span>
);
