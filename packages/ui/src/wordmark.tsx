import { classNames } from './class-names.ts';

/** The name, lower case, its ı dotted by a guava chip. Its size is the font size around it (27 px in the header). */
export function Wordmark({ tone = 'brand', className }: { tone?: 'brand' | 'inverse'; className?: string }) {
  return (
    <span
      role="img"
      aria-label="Tonalia"
      className={classNames(
        'relative inline-block pb-0.5 font-display leading-none font-[740] tracking-[-0.052em]',
        tone === 'brand' ? 'text-brand-text' : 'text-inverse',
        className ?? 'text-[1.6875rem]',
      )}
    >
      tonal
      <span className="relative">
        ı
        <span className="absolute top-[0.115em] left-1/2 -ml-[0.075em] size-[0.19em] rotate-[14deg] rounded-[0.05em] bg-accent-dot" />
      </span>
      a
    </span>
  );
}
