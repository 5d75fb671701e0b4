import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { useEffect, useRef } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { paths } from '../../paths.ts';

/** Confirms the deletion and links onward. */
export function Deleted() {
  const news = useRef<HTMLDivElement>(null);
  // The focused element is gone.
  useEffect(() => news.current?.focus(), []);
  return (
    <div ref={news} tabIndex={-1} className="outline-none">
      <Notice color="white" message={refusalLiterals.accountDeleted} />
      <p className="mt-4">
        <RouteLink href={paths.landing()} className={buttonClass({ size: 'lg' })}>
          {accountMessages.deletion.home}
        </RouteLink>
      </p>
    </div>
  );
}
