import { useQuery } from '@tanstack/react-query';
import { shelvesQuery } from '../../api/queries/queries.ts';
import { Picture } from '../../components/picture.tsx';

/** Position and width of each pack, in percent of the group: three behind, then two in front, lower and smaller. */
const positions = [
  { left: -7, width: 60, bottom: 5 },
  { left: 55, width: 53, bottom: 5 },
  { left: 25, width: 63, bottom: 4 },
  { left: 15, width: 42, bottom: 1 },
  { left: 53, width: 42, bottom: 1 },
] as const;

/** Best sellers in front of the strips: full width, limited to the height of the box. Lazy, because the slides are often closed. */
export function Packs() {
  const { data: shelves = [] } = useQuery(shelvesQuery);
  const products = shelves.find((shelf) => shelf.key === 'bestsellers')?.products ?? [];
  // The first products of the shelf, often small ones, are in front.
  const inOrder = [...products.slice(2, positions.length), ...products.slice(0, 2)];
  return (
    <span className="absolute inset-y-0 left-1/2 w-[min(100cqw,26rem,145cqh)] -translate-x-1/2">
      {inOrder.map((product, at) => {
        const stand = positions[at];
        return (
          stand && (
            <span
              key={product._id}
              className="absolute"
              style={{ left: `${stand.left}%`, width: `${stand.width}%`, bottom: `${stand.bottom}%` }}
            >
              <Picture
                image={product.image}
                alt=""
                sizes="min(63vw, 262px)"
                className="block aspect-square w-full object-contain object-bottom"
              />
            </span>
          )
        );
      })}
    </span>
  );
}
