import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import type { QuickLine } from './quick-line.ts';

const looks = { map: 'size-7.5 rounded-[8px]', row: 'size-11 rounded-[12px]', choice: 'size-10.5 rounded-[12px]' };

/** The picture of a line, striped when it is sold out. */
export function LineSwatch({
  line,
  size = 'row',
}: {
  line: Pick<QuickLine, 'match' | 'state'>;
  size?: keyof typeof looks;
}) {
  return (
    <span className="relative inline-flex shrink-0">
      <LinePicture match={line.match} size={size} />
      {line.state === 'sold_out' && line.match && (
        <span aria-hidden="true" className={`swatch-veil absolute inset-0 ${looks[size]}`} />
      )}
    </span>
  );
}
