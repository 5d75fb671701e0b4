import { useQuery } from '@tanstack/react-query';
import type { Banner } from '@tonalia/contract/marketing';
import type { ProductCard } from '@tonalia/contract/products';
import { buttonClass } from '@tonalia/ui/button';
import { bannersQuery } from '../../api/queries/queries.ts';
import { campaignLink } from '../../navigation/campaign-link.ts';
import { ProductGroup } from '../../features/hero/product-group.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';
import { ToneStrips } from '../../components/tone-strips.tsx';
import { MainBanners, bannerBox } from './main-banners.tsx';
import { slidesOf } from './slides.ts';

/** Banners beside the main banner of a desktop. */
export const BESIDE = 2;

/** The welcome: the main banners, and two more beside them on a desktop. */
export function GuestHead({ products }: { products: readonly ProductCard[] }) {
  const { data } = useQuery(bannersQuery);
  const slides = data ? slidesOf(data.main, data['main-mobile']) : [];
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_384px]">
      {slides.length > 0 ? (
        <MainBanners slides={slides} action={<CreateAccount />} />
      ) : (
        <OwnWelcome products={products} />
      )}
      {data && data.featured.length > 0 && (
        <div className="grid grid-rows-[217px_134px] gap-5 max-lg:hidden">
          {data.featured.slice(0, BESIDE).map((banner, at) => (
            <Side key={banner._id} banner={banner} isDark={at === 0} />
          ))}
        </div>
      )}
    </div>
  );
}

const CreateAccount = () => (
  <RouteLink
    href={paths.register()}
    className={buttonClass({ className: 'relative z-1 border-0 bg-[#0B6549]! text-inverse! max-lg:hidden' })}
  >
    {homeMessages.createAccount}
  </RouteLink>
);

const heights = [40, 52, 64, 72, 90, 98, 100, 92];

/** Shown without a main banner: the tones and a few best sellers. */
function OwnWelcome({ products }: { products: readonly ProductCard[] }) {
  return (
    <section className={bannerBox}>
      <span className="absolute inset-x-0 bottom-0 h-[13%] border-t border-[#E3C4B8] bg-[#EFD3C8]" />
      <ToneStrips heights={heights} className="absolute inset-x-[1%] bottom-[13%] h-[44%] lg:left-[46%] lg:h-[74%]" />
      <ProductGroup
        products={products}
        sizes="(width < 64rem) 34vw, 190px"
        className="absolute inset-x-[3%] bottom-[3%] lg:right-[2%] lg:left-auto lg:w-[52%]"
      />
      <div className="relative px-5 pt-5.5 lg:flex lg:h-full lg:w-[46%] lg:flex-col lg:items-start lg:justify-center lg:pb-12 lg:pl-11">
        <p className="text-display max-lg:max-w-82.5 lg:text-[2.75rem]">{homeMessages.heroTitle}</p>
        <p className="mt-2 text-[0.96875rem] font-medium text-[#5b3a30] lg:mt-3.5 lg:mb-6 lg:text-[1.0625rem]">
          {homeMessages.heroText}
        </p>
        <CreateAccount />
      </div>
    </section>
  );
}

/** A side banner: the upper one on deep green, the lower one on a light tint; the text has its own background. */
function Side({ banner, isDark }: { banner: Banner; isDark: boolean }) {
  const look = isDark ? 'bg-[#12352B] text-inverse' : 'bg-[#F5EDDF] text-[#171A16]';
  return (
    <RouteLink
      href={campaignLink(banner.app_link) ?? paths.homeCustomer()}
      className={`relative block overflow-hidden rounded-sheet px-6.5 py-6 ${look}`}
    >
      <Picture
        image={banner.medium}
        alt=""
        sizes="384px"
        className="absolute inset-0 size-full object-cover object-bottom"
      />
      <span className={`relative block ${isDark ? '' : 'max-w-[55%]'}`}>
        <span className="block text-h2 text-[1.375rem]!">{banner.title}</span>
        <span className={`mt-1.5 block text-small ${isDark ? 'text-[#B9D8CB]' : 'text-[#565952]'}`}>
          {banner.subtitle}
        </span>
      </span>
    </RouteLink>
  );
}
