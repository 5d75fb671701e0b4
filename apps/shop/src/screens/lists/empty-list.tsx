import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { RouteLink } from '../../navigation/link.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';

/** An empty list, with a link to another. */
export function EmptyList({
  title = words.comeBack,
  heading = 'h2',
  text,
  way,
  href,
}: {
  title?: string;
  /** `h1` when the title is the heading of the page. */
  heading?: 'h1' | 'h2';
  text: string;
  way: string;
  href: string;
}) {
  return (
    <Empty
      layout="stack"
      heading={heading}
      title={title}
      text={text}
      action={
        <RouteLink href={href} className={buttonClass({ variant: 'secondary' })}>
          {way}
        </RouteLink>
      }
    />
  );
}
