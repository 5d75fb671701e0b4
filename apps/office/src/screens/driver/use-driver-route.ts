import type { DriverRoute } from '@tonalia/contract/dispatch-driver';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { forgetRoute, storeRoute, storedRoute } from '../../api/delivery-store.ts';
import { driverCalls, openLink } from '../../api/driver.ts';

/** How often an open page asks for the route again, in ms: the desk may count meanwhile. */
const REFRESH = 30_000;

/** The state of the page. */
export type DriverState =
  | { step: 'opening' }
  | { step: 'phone'; failure?: string }
  | { step: 'dead' }
  | { step: 'failed'; cause: unknown }
  | { step: 'open'; route: DriverRoute };

/** The driver's load: opened with the link, then read by its code with its cookie; without network as it was last read. */
export function useDriverRoute(token: string | undefined, load: string | undefined) {
  const navigate = useNavigate();
  const [state, setState] = useState<DriverState>({ step: 'opening' });
  const show = useCallback((route: DriverRoute) => {
    storeRoute(route);
    setState({ step: 'open', route });
  }, []);
  const die = useCallback((code: string | undefined) => {
    if (code !== undefined) forgetRoute(code);
    setState({ step: 'dead' });
  }, []);

  const fail = useCallback(
    (cause: unknown) => {
      if (cause instanceof CallFailure && (cause.code === 'LINK_DEAD' || cause.code === 'UNAUTHENTICATED'))
        // a link that is dead does not say of which route it was
        return die(token === undefined ? (load ?? storedRoute()?.code) : undefined);
      const route = storedRoute(load);
      setState(
        route && cause instanceof CallFailure && cause.status === 0
          ? { step: 'open', route }
          : { step: 'failed', cause },
      );
    },
    [die, token, load],
  );

  const open = useCallback(
    async (phone?: string) => {
      try {
        if (token === undefined) return show(await driverCalls(load ?? storedRoute()?.code).readRoute());
        const opened = await openLink(token, phone);
        if (opened.step === 'phone') return setState({ step: 'phone' });
        show(opened.route);
        // the token leaves the address; the cookie is enough
        await navigate({ to: '/r', search: { ruta: opened.route.code }, replace: true });
      } catch (cause) {
        if (cause instanceof CallFailure && cause.code === 'DRIVER_PHONE_WRONG')
          return setState({ step: 'phone', failure: sentenceOf(cause) });
        // a link that was copied in part; the routes on this phone stay
        const isBroken = cause instanceof CallFailure && cause.status === 400 && phone === undefined;
        if (isBroken && token !== undefined) return setState({ step: 'dead' });
        fail(cause);
      }
    },
    [token, load, show, fail, navigate],
  );

  useEffect(() => {
    void Promise.resolve().then(() => open());
  }, [open]);

  const code = state.step === 'open' ? state.route.code : undefined;
  useEffect(() => {
    if (code === undefined) return;
    const refresh = () =>
      void driverCalls(code)
        .readRoute()
        .then(show, (cause: unknown) => {
          if (cause instanceof CallFailure && cause.code === 'UNAUTHENTICATED') die(code);
        });
    const timer = setInterval(refresh, REFRESH);
    return () => clearInterval(timer);
  }, [code, show, die]);

  return { state, open, show, die };
}
