import { classNames } from './class-names.ts';

interface WordmarkProps {
  name: string;
  tone?: 'brand' | 'inverse';
  className?: string;
}

/**
 * The brand's name: Tonalia's is drawn, any other is set in the display type. Its size is the font size around it (27
 * px in the header).
 */
export function Wordmark({ name, tone = 'brand', className }: WordmarkProps) {
  const isDrawn = name === 'Tonalia';
  return (
    <span
      role="img"
      aria-label={name}
      className={classNames(
        'relative inline-block pb-0.5 font-display leading-none font-[740] tracking-[-0.052em]',
        tone === 'brand' ? 'text-brand-text' : 'text-inverse',
        !isDrawn && 'max-w-[8em] truncate align-bottom',
        className ?? 'text-[1.6875rem]',
      )}
    >
      {isDrawn ? <Drawn /> : <span className={name.length > 16 ? 'text-[0.72em]' : ''}>{name}</span>}
    </span>
  );
}

/** Lower case, with a guava-coloured chip as the dot of its ı. */
const Drawn = () => (
  <>
    tonal
    <span className="relative">
      ı
      <span className="absolute top-[0.115em] left-1/2 -ml-[0.075em] size-[0.19em] rotate-[14deg] rounded-[0.05em] bg-accent-dot" />
    </span>
    a
  </>
);
