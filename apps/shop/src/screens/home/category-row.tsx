import { useQuery } from '@tanstack/react-query';
import { Carousel } from '@tonalia/ui/carousel';
import { Tile } from '@tonalia/ui/tile';
import { categoriesQuery } from '../../api/queries/queries.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';

const tints = ['rubor', 'malva', 'mantequilla', 'piedra', 'salvia', 'niebla'] as const;

export function CategoryRow() {
  const { data: categories = [] } = useQuery(categoriesQuery);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={messages.shell.categories}>
      <Carousel label={messages.shell.categories} itemClassName="w-19 lg:w-[calc((100%-8.75rem)/8)]" atOnce={8}>
        {categories.map((category, at) => (
          <RouteLink
            key={category._id}
            href={paths.category(category)}
            className="flex flex-col items-center gap-2 text-center text-[0.8125rem] leading-[1.35] font-semibold"
          >
            <Tile tint={tints[at % tints.length] ?? 'piedra'} className="w-full rounded-[22px]">
              <Picture image={category.image} alt="" sizes="68px" />
            </Tile>
            {category.name}
          </RouteLink>
        ))}
      </Carousel>
    </nav>
  );
}
