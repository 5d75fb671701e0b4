import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { WhoIsHere } from './who-is-here.tsx';

/** A page of the account: on a desktop the person and the menu stand at its left, on a phone it is alone. */
export function AccountPage({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className="flex-1 bg-canvas-sunken pb-8 lg:-mb-20 lg:pb-16">
      {bar}
      <div className="page-wrap pt-3.5 lg:grid lg:grid-cols-[312px_minmax(0,1fr)] lg:items-start lg:gap-7 lg:pt-11">
        <div className="max-lg:hidden">
          <WhoIsHere />
          <div className="pt-3.5">
            <AccountMenu />
          </div>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
