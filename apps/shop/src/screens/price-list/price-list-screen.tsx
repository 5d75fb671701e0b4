import { useQuery } from '@tanstack/react-query';
import { loyaltyQuery } from '../../api/queries/queries.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { AccountPage } from '../../features/account-menu/account-page.tsx';
import { useSession } from '../../api/session/session.ts';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';
import { paths } from '../../paths.ts';
import { PriceListForm } from './price-list-form.tsx';

/** Downloads the prices of the session's customer as a file: chosen brands, PDF or Excel. */
export function PriceListScreen() {
  const { isSeller, customer } = useSession();
  const { data: loyalty } = useQuery({ ...loyaltyQuery, enabled: customer !== null });
  const title = isSeller && customer ? words.titleOf(customer.name) : words.title;
  const about = loyalty ? words.level(loyalty.currentLoyaltyStatus.name) : words.today;
  return (
    <AccountPage
      bar={
        <div className="bg-surface lg:hidden [&>header]:bg-surface">
          <MobileBar
            title={
              <>
                {title} <span className="block truncate text-small font-normal text-text-2">{about}</span>
              </>
            }
            fallback={paths.profile()}
          />
        </div>
      }
    >
      <div className="mb-4.5 max-lg:hidden">
        <h1 tabIndex={-1} className="text-h1 outline-none">
          {title}
        </h1>
        <p className="text-text-2">{about}</p>
      </div>
      <PriceListForm />
    </AccountPage>
  );
}
