import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { RouteLink } from '../../link.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';

/** A list without anything in it, and another that has. */
export function ComeBack({
  title = words.comeBack,
  text,
  way,
  href,
}: {
  title?: string;
  text: string;
  way: string;
  href: string;
}) {
  return (
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
  );
}
