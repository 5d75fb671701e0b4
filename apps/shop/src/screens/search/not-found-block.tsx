import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { BackButton } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';

/** Shown for an address of something that does not exist, with a link to the others. */
export function NotFoundBlock({ title, text, way, href }: { title: string; text: string; way: string; href: string }) {
  return (
    <div className="page-wrap w-full">
      <BackButton fallback={href} className="my-2 -ml-3 lg:hidden" />
      <Empty
        layout="stack"
        heading="h1"
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
