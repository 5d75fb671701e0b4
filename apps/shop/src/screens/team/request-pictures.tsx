import type { Cart } from '@tonalia/contract/purchase';
import { Picture } from '../../components/picture.tsx';

/** Pictures that fit beside the sum. */
const MOST = 4;

/** The first products of a request, one over the other, and how many more there are. Decorative: the list names them. */
export function RequestPictures({ lines }: { lines: Cart['products'] }) {
  const more = lines.length - MOST;
  const box =
    'relative size-10 shrink-0 overflow-hidden rounded-[12px] bg-surface-3 ring-2 ring-surface not-first:-ml-2.5';
  return (
    <span aria-hidden="true" className="flex">
      {lines.slice(0, MOST).map((line) => (
        <span key={`${line.code} ${line.name}`} className={box}>
          <Picture image={line.image} alt="" small sizes="40px" />
        </span>
      ))}
      {more > 0 && (
        <span className={`${box} flex items-center justify-center text-small font-semibold text-text-2`}>+{more}</span>
      )}
    </span>
  );
}
