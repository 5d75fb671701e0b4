import type { BannerPlace } from '@tonalia/contract/promotions-office';
import type { ReactNode } from 'react';
import { pictureAt } from '../../features/photos/picture-at.ts';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';

export type BannerPreviewProps = {
  place: BannerPlace;
  title: string;
  subtitle: string;
  /** Address of its picture without the size; undefined before it is drawn. */
  image: string | undefined;
};

/** A banner as the shop draws it, on a phone and on a desktop. */
export function BannerPreview(banner: BannerPreviewProps) {
  const isMain = banner.place === 'main' || banner.place === 'main-mobile';
  return (
    <div className="grid content-start gap-5">
      {banner.place !== 'main' && (
        <Shown name={texts.onPhone} className="max-w-[360px]">
          {isMain ? <MainBanner {...banner} isNarrow /> : <CardBanner {...banner} />}
        </Shown>
      )}
      {banner.place !== 'main-mobile' && (
        <Shown name={texts.onDesktop} className={isMain ? 'max-w-[760px]' : 'max-w-[386px]'}>
          {isMain ? <MainBanner {...banner} /> : <CardBanner {...banner} />}
        </Shown>
      )}
    </div>
  );
}

const Shown = ({ name, className, children }: { name: string; className: string; children: ReactNode }) => (
  <figure className={className}>
    <figcaption className="mb-2 text-[0.8125rem] text-text-2">{name}</figcaption>
    {children}
  </figure>
);

const Photo = ({ image }: { image: string | undefined }) =>
  image === undefined ? null : (
    <img src={pictureAt(image, 960)} alt="" className="absolute inset-0 size-full object-cover object-bottom" />
  );

/** The text has a wall of its own, in the colours of the shop. */
const MainBanner = ({ title, subtitle, image, isNarrow = false }: BannerPreviewProps & { isNarrow?: boolean }) => (
  <div
    className={`@container relative overflow-hidden rounded-[26px] bg-[#F6E1D8] text-[#2B1712] ${isNarrow ? 'h-[310px]' : 'aspect-[808/372]'}`}
  >
    <Photo image={image} />
    <div
      className={`relative px-5 py-5 ${isNarrow ? 'bg-linear-to-b' : 'flex h-full w-[46%] flex-col justify-center bg-linear-to-r'} from-[#F6E1D8] from-82% to-[#F6E1D8]/0`}
    >
      <p className={`text-[1.75rem] leading-[1.1] font-bold ${isNarrow ? '' : '@max-md:text-[1.125rem]'}`}>{title}</p>
      <p className={`mt-2 font-medium text-[#5b3a30] ${isNarrow ? '' : '@max-md:mt-1 @max-md:text-[0.8125rem]'}`}>
        {subtitle}
      </p>
    </div>
  </div>
);

const CardBanner = ({ title, subtitle, image }: BannerPreviewProps) => (
  <div className="overflow-hidden rounded-[20px] bg-surface inset-ring inset-ring-line">
    <div className="relative aspect-[2/1] bg-surface-3">
      <Photo image={image} />
    </div>
    <div className="px-4 py-3">
      <p className="truncate font-semibold">{title}</p>
      <p className="truncate text-[0.8125rem] text-text-2">{subtitle}</p>
    </div>
  </div>
);
