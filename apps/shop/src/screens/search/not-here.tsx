import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { RouteLink } from '../../link.tsx';

/** What an address names is not there (any more), and where the others are. */
export function NotHere({ title, text, way, href }: { title: string; text: string; way: string; href: string }) {
  return (
    <div className="page-wrap w-full">
      <h1 className="sr-only">{title}</h1>
      <Empty
        layout="stack"
        title={title}
        text={text}
        action={
          <RouteLink href={href} className={buttonClass({ variant: 'secondary' })}>
            {way}
          </RouteLink>
        }
      />
    </div>
  );
}
