import { Wordmark } from '@tonalia/ui/wordmark';
import { shop } from '../api/settings/shop-settings.ts';

/** The brand's name as the shop writes it in headers and on first screens. */
export const BrandMark = (props: { tone?: 'brand' | 'inverse'; className?: string }) => (
  <Wordmark name={shop().brand} {...props} />
);
