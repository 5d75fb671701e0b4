import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { ApiError } from '../../api/http/api-error.ts';
import { RouteLink, useHere } from '../../navigation/link.tsx';
import { Empty } from '@tonalia/ui/empty';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

/** Whether a seller must first choose a customer: none is chosen, or the chosen one left the portfolio. */
export const needsCustomer = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'CUSTOMER_REQUIRED' || error.code === 'CUSTOMER_NOT_FOUND');

/** 'Selecciona un cliente', with a link to the customers that returns here. */
export function NoCustomer() {
  const here = useHere();
  return (
    <Empty
      layout="stack"
      title={literals.chooseCustomer}
      action={
        <RouteLink href={paths.selectCustomer({ redirectTo: here })} className={buttonClass()}>
          {messages.shell.choose}
        </RouteLink>
      }
    />
  );
}
