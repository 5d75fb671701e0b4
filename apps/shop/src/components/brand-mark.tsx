import { Wordmark } from '@tonalia/ui/wordmark';
import { resourceAddress } from '../api/http/transport.ts';
import { shop } from '../api/settings/shop-settings.ts';

/** The brand as the shop writes it in headers and on first screens: the owner's logo, else the name. A logo has no variant for dark grounds. */
export function BrandMark(props: { tone?: 'brand' | 'inverse'; className?: string }) {
  const { brand, logo } = shop();
  if (!logo || props.tone === 'inverse') return <Wordmark name={brand} {...props} />;
  const { url, width, height } = logo;
  return (
    <img
      src={resourceAddress(url)}
      {...{ width, height }}
      alt={brand}
      className="h-8 w-auto max-w-40 object-contain dark:rounded-badge dark:bg-inverse dark:px-1"
    />
  );
}
