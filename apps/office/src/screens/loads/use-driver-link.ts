import type { LoadSheet } from '@tonalia/contract/load-office';
import { useState } from 'react';
import { makeLink } from '../../api/loads.ts';
import type { LoadWork } from './use-load.ts';

/** Makes the driver's link of a load. Its address is known only here, until another link is made or the driver changes. */
export function useDriverLink({ code, link }: LoadSheet, work: LoadWork) {
  const [made, setMade] = useState<{ address: string; madeAt: string | undefined }>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /** Whether it was made. */
  async function make(): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { token } = await makeLink(code);
      const { data, isError } = await work.load.refetch();
      // without an answer it is not known which link this is; the address is not lost for that
      const madeAt = isError ? undefined : data?.link?.madeAt;
      setMade({ address: `${location.origin}/oficina/r/${token}`, madeAt });
      return true;
    } catch (cause) {
      setFailure(cause);
      return false;
    } finally {
      setBusy(false);
    }
  }
  const isCurrent = made !== undefined && (made.madeAt === undefined || made.madeAt === link?.madeAt);
  return { address: isCurrent ? made.address : undefined, isBusy, failure, make };
}
