import { useQuery } from '@tanstack/react-query';
import type { Banner } from '@tonalia/contract/marketing';
import { Carousel } from '@tonalia/ui/carousel';
import { bannersQuery } from '../../api/queries/queries.ts';
import { campaignLink } from '../../navigation/campaign-link.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { Picture } from '../../components/picture.tsx';

/** Banners in a full row of a desktop. */
const ROW = 3;

/** The featured banners: curated lists, combos, a product. A desktop shows the first `skipped` elsewhere. */
export function FeaturedRow({ skipped = 0 }: { skipped?: number }) {
  const { data } = useQuery(bannersQuery);
  const featured = data?.featured.filter(({ app_link: link }) => campaignLink(link) !== null) ?? [];
  if (featured.length === 0) return null;
  // If the rest does not fill a row, the row shows all of them.
  const hidden = featured.length - skipped < ROW ? 0 : skipped;
  return (
    <section className={featured.length <= skipped ? 'lg:hidden' : undefined}>
      <h2 className="sr-only">{homeMessages.featured}</h2>
      <Carousel
        label={homeMessages.featured}
        itemClassName={(at) => `w-66 max-w-[88vw] lg:w-[calc((100%-40px)/3)] ${at < hidden ? 'lg:hidden' : ''}`}
      >
        {featured.map((banner) => (
          <Featured key={banner._id} banner={banner} />
        ))}
      </Carousel>
    </section>
  );
}

function Featured({ banner }: { banner: Banner }) {
  return (
    <RouteLink
      href={campaignLink(banner.app_link) ?? ''}
      className="flex h-full flex-col overflow-hidden rounded-card bg-surface inset-ring inset-ring-line"
    >
      <span className="block aspect-[2/1] bg-surface-3">
        <Picture
          image={banner.medium}
          alt=""
          sizes="(width < 64rem) 264px, 386px"
          className="size-full object-cover object-bottom"
        />
      </span>
      <span className="block px-4 py-3">
        <span className="block truncate text-label">{banner.title}</span>
        <span className="block truncate text-small text-text-2">{banner.subtitle}</span>
      </span>
    </RouteLink>
  );
}
