import { alertWith } from '../../state/alerts.ts';
import type { ApiError } from '../../api/http/api-error.ts';
import { messages } from '../../messages/es-CO.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { paths } from '../../paths.ts';

/** Shows why nothing was charged. A missing e-mail or phone gets a link to where it is added. */
export function alertPaymentRefusal({ code, params, message }: ApiError): void {
  const isMissing = code === 'FIELD_REQUIRED';
  const missing = params['field'] === 'phone' ? payMessages.phoneNeeded : payMessages.emailNeeded;
  alertWith({
    title: payMessages.paying.failed,
    text: isMissing ? missing : message,
    confirm: isMissing ? { text: payMessages.addIt, href: paths.editProfile() } : { text: messages.shell.understood },
    ...(isMissing && { cancel: messages.shell.cancel }),
  });
}
