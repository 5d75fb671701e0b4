import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../link.tsx';

/** What an address names is not there (any more), and where the others are. */
export function NotHere({ title, text, way, href }: { title: string; text: string; way: string; href: string }) {
  return (
    <>
      <MobileBar title={title} fallback={href} />
      <div className="page-wrap w-full">
        <h1 tabIndex={-1} className="sr-only max-lg:hidden">
          {title}
        </h1>
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
    </>
  );
}
