import { useQuery } from '@tanstack/react-query';
import { manufacturersQuery } from '../../api/queries/queries.ts';

/** Some brands in their own colours: full width, limited to the height of the box. */
export function BrandTiles() {
  const { data: brands = [] } = useQuery(manufacturersQuery);
  return (
    <span className="absolute bottom-[4%] left-1/2 grid w-[min(100cqw-40px,26rem,115cqh)] -translate-x-1/2 grid-cols-3 gap-2.5">
      {brands.slice(0, 9).map((brand) => (
        <span
          key={brand._id}
          className="flex aspect-4/3 items-center justify-center rounded-tile p-2 text-center font-display text-[min(1.05rem,6cqh)] leading-tight font-[680] text-balance shadow-2"
          style={{ background: brand.ground, color: brand.ink }}
        >
          {brand.name}
        </span>
      ))}
    </span>
  );
}
