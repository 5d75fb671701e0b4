import { literals } from '@tonalia/contract/literals.es-CO';
import { Button } from '@tonalia/ui/button';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { Notice } from '@tonalia/ui/notice';
import { call } from '../../api/http/client.ts';
import { startSession } from '../../api/session/enter.ts';
import { shop } from '../../api/settings/shop-settings.ts';
import { NewPasswordField } from '../../features/sign-in/new-password-field.tsx';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import { useForm } from '../../forms/use-form.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { teamMessages } from '../../messages/team.es-CO.ts';
import { isPhoneApp } from '../../native/target.ts';
import { paths } from '../../paths.ts';
import { PhoneProof } from './phone-proof.tsx';

const words = teamMessages.join;

interface JoinValues {
  name: string;
  lastName: string;
  'new-password': string;
  phone: string;
  flowId: string;
  code: string;
  consent: boolean;
}
type JoinField = keyof JoinValues;

/** Name, consent, and the proof: a password for an invitation by mail, a code for one by phone. */
export function JoinForm({
  token,
  invited,
}: {
  token: string;
  invited: { name: string; lastName: string; by: 'email' | 'phone' };
}) {
  const go = useGo();
  const byPhone = invited.by === 'phone';
  const form = useForm<JoinValues, JoinField>({
    start: {
      name: invited.name,
      lastName: invited.lastName,
      'new-password': '',
      phone: '',
      flowId: '',
      code: '',
      consent: false,
    },
    check: (values) => ({
      name: values.name.trim() === '' ? words.missing : undefined,
      lastName: values.lastName.trim() === '' ? words.missing : undefined,
      'new-password': !byPhone && values['new-password'] === '' ? words.passwordMissing : undefined,
      code: byPhone && (values.flowId === '' || !/^\d{6}$/.test(values.code)) ? words.codeMissing : undefined,
      consent: values.consent ? undefined : words.consentMissing,
    }),
    send: async ({ name, lastName, 'new-password': password, phone, flowId, code }) => {
      const proof = byPhone
        ? await call('auth', 'POST /verify/check', { body: { flowId, phone, code } }).then(({ results }) => results)
        : null;
      const { tokenReturn, refreshToken } = await call('customers', 'POST /members/accept', {
        body: {
          token,
          name,
          lastName,
          ...(proof === null ? { password } : { registrationToken: proof.registrationToken ?? '' }),
          consent: { accepted: true, version: shop().termsVersion },
          client: isPhoneApp ? 'app' : 'web',
        },
      });
      await startSession({ tokenReturn, refreshToken });
      go(paths.home(), { replace: true });
    },
    explain: (cause) => ({ notice: refusalText(cause) }),
  });
  return (
    <form {...form.props} className="mt-6 grid grid-cols-1 gap-5">
      <Field label={words.name} autoComplete="given-name" maxLength={80} {...form.text('name')} />
      <Field label={words.lastName} autoComplete="family-name" maxLength={80} {...form.text('lastName')} />
      {byPhone ? (
        <PhoneProof form={form} />
      ) : (
        <NewPasswordField
          label={words.password}
          value={form.values['new-password']}
          owner={{ name: form.values.name, last_name: form.values.lastName }}
          error={form.error('new-password')}
          onChange={(password) => form.change({ 'new-password': password })}
        />
      )}
      <Checkbox
        name="consent"
        checked={form.values.consent}
        error={form.error('consent')}
        className="max-w-field"
        onChange={(event) => form.change({ consent: event.currentTarget.checked })}
      >
        {words.consent}{' '}
        <RouteLink
          href={paths.terms()}
          target="_blank"
          className="font-semibold text-brand-text underline underline-offset-2"
        >
          {literals.terms.toLowerCase()}
        </RouteLink>
      </Checkbox>
      {form.notice !== null && <Notice color="red" message={form.notice} />}
      <Button type="submit" size="lg" full loading={form.isSending} className="max-w-field">
        {words.accept}
      </Button>
    </form>
  );
}
