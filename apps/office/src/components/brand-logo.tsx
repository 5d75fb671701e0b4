import { classNames } from '@tonalia/ui/class-names';
import { AppMark } from '@tonalia/ui/app-mark';
import { Wordmark } from '@tonalia/ui/wordmark';
import { useBrand, useBrandPictures } from '../api/brand.ts';

export type BrandLogoProps = {
  className?: string;
  /** `inverse` on a dark ground. */
  tone?: 'brand' | 'inverse';
};

/** The brand's name in a header or on paper: the owner's logo, else the drawn name. */
export function BrandLogo({ className, tone = 'brand' }: BrandLogoProps) {
  const [name, { logo }] = [useBrand(), useBrandPictures()];
  if (name === '') return null;
  if (!logo) return <Wordmark name={name} tone={tone} {...(className !== undefined && { className })} />;
  const { url, width, height } = logo;
  return (
    <img
      src={url}
      {...{ width, height }}
      alt={name}
      className={classNames(
        'h-7 w-auto max-w-36 object-contain dark:rounded-badge dark:bg-inverse dark:px-1',
        tone === 'inverse' && 'rounded-badge bg-inverse px-1',
      )}
    />
  );
}

/** The brand's icon, beside its name. */
export function BrandIcon({ size }: { size: number }) {
  const { logo, icon } = useBrandPictures();
  if (icon) return <img src={icon} width={size} height={size} alt="" className="shrink-0 rounded-[22%]" />;
  // A logo of the owner beside the drawn icon would be two brands.
  return logo ? null : <AppMark size={size} className="shrink-0" />;
}
