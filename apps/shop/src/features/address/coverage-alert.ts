import type { Address } from '@tonalia/contract/auth';
import { useEffect } from 'react';
import { alertWith } from '../../state/alerts.ts';
import { addressMessages } from '../../messages/addresses.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { noCoverageMessage, useCoverage } from './coverage.ts';

const key = 'tonalia.noCoverageShown';

/** Alerts that there is no coverage and offers to choose another address. */
export function alertNoCoverage(place: { city: string; state: string }): void {
  alertWith({
    ...noCoverageMessage(place),
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
    if (cityId === undefined || !data || data.coverage || wasAlerted(cityId)) return;
    alertNoCoverage(data);
  }, [cityId, data]);
}

/** Whether the alert was shown for the city; marks it as shown. */
function wasAlerted(cityId: string): boolean {
  try {
    const alerted = (sessionStorage.getItem(key) ?? '').split(' ');
    if (alerted.includes(cityId)) return true;
    sessionStorage.setItem(key, [...alerted, cityId].join(' ').trim());
    return false;
  } catch {
    // Without storage the alert would show on every page.
    return true;
  }
}
