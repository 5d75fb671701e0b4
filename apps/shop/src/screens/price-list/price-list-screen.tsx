import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { AccountPage } from '../../features/account-menu/account-page.tsx';
import { useSession } from '../../api/session/session.ts';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';
import { paths } from '../../paths.ts';
import { PriceListForm } from './price-list-form.tsx';

/** Downloads the prices of the session's customer as a file: chosen brands, PDF or Excel. */
export function PriceListScreen() {
  const { isSeller, customer } = useSession();
  const title = isSeller && customer ? words.titleOf(customer.name) : words.title;
  return (
    <AccountPage
      bar={
        <div className="bg-surface lg:hidden [&>header]:bg-surface">
          <MobileBar title={title} fallback={paths.profile()} />
        </div>
      }
    >
      <h1 tabIndex={-1} className="mb-4.5 text-h1 outline-none max-lg:hidden">
        {title}
      </h1>
      <PriceListForm />
    </AccountPage>
  );
}
