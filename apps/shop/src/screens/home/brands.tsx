import { useQuery } from '@tanstack/react-query';
import { manufacturersQuery } from '../../api/queries/queries.ts';
import { Shelf } from '../../features/shelf/shelf.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

/** Links to the brands, in their own colours. */
export function Brands() {
  const { data: brands = [] } = useQuery(manufacturersQuery);
  if (brands.length === 0) return null;
  return (
    <Shelf
      id="marcas"
      title={messages.shell.brands}
      all={paths.manufacturers()}
      itemClassName="w-36 lg:w-[calc((100%-6.25rem)/6)]"
    >
      {brands.map((brand) => (
        <RouteLink
          key={brand._id}
          href={paths.manufacturer(brand)}
          className="flex aspect-4/3 items-center justify-center rounded-tile p-3 text-center font-display text-[1.35rem] leading-tight font-[680] text-balance lg:text-[1.7rem]"
          style={{ background: brand.ground, color: brand.ink }}
        >
          {brand.name}
        </RouteLink>
      ))}
    </Shelf>
  );
}
