import { classNames } from './class-names.ts';
import { sheen } from './sheen.ts';

export type SplitSwatchProps = {
  /** The searched colour, "#rrggbb", at the left. */
  searched: string;
  /** Its label. Without one it is a flat colour that is not for sale, and takes a third. */
  searchedCode?: string;
  /** The offered shade, at the right. */
  color: string;
  /** Its label. */
  code: string;
  className?: string | undefined;
};

/** Two colours side by side for comparison. Decorative: names and similarity are written beside it. */
export function SplitSwatch({ searched, searchedCode, color, code, className }: SplitSwatchProps) {
  const isShade = searchedCode !== undefined;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid h-[84px] overflow-hidden rounded-[16px] after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-swatch-edge',
        isShade ? 'grid-cols-2' : 'grid-cols-[34%_1fr]',
        className,
      )}
    >
      <span style={{ background: isShade ? sheen(searched) : searched }} />
      <span style={{ background: sheen(color) }} />
      {isShade && <Tab className="left-2.5 text-on-tab-out">{searchedCode}</Tab>}
      <Tab className={isShade ? 'right-2.5 text-on-tab' : 'left-1.5 text-on-tab'}>{code}</Tab>
    </span>
  );
}

function Tab({ className, children }: { className: string; children: string }) {
  return (
    <b
      className={classNames(
        'absolute bottom-1.5 z-1 max-w-[calc(100%-12px)] truncate rounded-swatch bg-tab px-2 py-[5px] text-[0.8125rem] leading-none font-bold',
        className,
      )}
    >
      {children}
    </b>
  );
}
