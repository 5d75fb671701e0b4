import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { SignedInUser } from './signed-in-user.tsx';

/** A page of the account. A desktop shows the user and the menu at its left. */
export function AccountPage({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className="flex-1 bg-canvas-sunken pb-8 lg:-mb-20 lg:pb-16">
      {bar}
      <div className="page-wrap pt-3.5 lg:grid lg:grid-cols-[312px_minmax(0,1fr)] lg:items-start lg:gap-7 lg:pt-11">
        <div className="max-lg:hidden">
          <SignedInUser />
          <div className="pt-3.5">
            <AccountMenu />
          </div>
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
