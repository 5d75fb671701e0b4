import { buttonClass } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { RouteLink } from '../../navigation/link.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { paths } from '../../paths.ts';

/** The number of changed lines, with a link to the page where they are accepted, replaced or removed. */
export function NewsNotice({ count }: { count: number }) {
  return (
    <Notice
      color="orange"
      className="mb-3.5 items-center!"
      message={cartMessages.changed(count)}
      action={
        <RouteLink
          href={paths.cartNews()}
          className={buttonClass({ size: 'sm', variant: 'secondary', className: 'min-h-11!' })}
        >
          {cartMessages.see}
        </RouteLink>
      }
    />
  );
}
