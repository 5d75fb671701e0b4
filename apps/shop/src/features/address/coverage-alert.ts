import type { Address } from '@tonalia/contract/auth';
import { useEffect } from 'react';
import { alertWith } from '../../state/alerts.ts';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { noCoverageNews, useCoverage } from './coverage.ts';

const key = 'tonalia.told-no-coverage';

/** Says that there is no coverage, with the way to another address. */
export function alertNoCoverage(place: { city: string; state: string }): void {
  alertWith({
    ...noCoverageNews(place),
    icon: 'pin-off',
    confirm: { text: addressMessages.coverage.changeAddress, href: paths.myAddresses() },
    cancel: messages.shell.understood,
  });
}

/** Alerts once a visit for each city that the address in use has no coverage. */
export function useCoverageAlert(address: Address | undefined): void {
  const { data } = useCoverage(address ?? null);
  const cityId = address?.cityid;
  useEffect(() => {
    if (cityId === undefined || !data || data.coverage || wasTold(cityId)) return;
    alertNoCoverage(data);
  }, [cityId, data]);
}

/** Whether it was said already; from now on it was. */
function wasTold(cityId: string): boolean {
  try {
    const told = (sessionStorage.getItem(key) ?? '').split(' ');
    if (told.includes(cityId)) return true;
    sessionStorage.setItem(key, [...told, cityId].join(' ').trim());
    return false;
  } catch {
    // Without storage it would come with every page.
    return true;
  }
}
