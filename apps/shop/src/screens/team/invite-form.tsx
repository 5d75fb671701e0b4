import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { teamKeys } from '../../api/queries/team.ts';
import { useForm } from '../../forms/use-form.ts';
import { teamMessages } from '../../messages/team.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { ShareLink } from './share-link.tsx';
import { TermsFields } from './terms-fields.tsx';
import { type LimitName, type TermsValues, limitErrors, newTerms, termsOf } from './terms-values.ts';

const words = teamMessages.invite;

interface InviteValues extends TermsValues {
  name: string;
  contact: string;
}
type InviteField = 'name' | 'contact' | 'job' | LimitName;

const start: InviteValues = { ...newTerms, name: '', contact: '' };
const isPhone = (contact: string) => /^3\d{9}$/.test(contact.replace(/[\s()-]/g, ''));

/** Invites a person by mail, or by phone with a link to pass on. `onSent`: the mail is on its way. */
export function InviteForm({ onSent }: { onSent: () => void }) {
  const cache = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const form = useForm<InviteValues, InviteField>({
    start,
    check: (values) => ({
      ...limitErrors(values),
      name: values.name.trim() === '' ? words.nameMissing : undefined,
      contact: isPhone(values.contact) || values.contact.includes('@') ? undefined : words.contactMissing,
    }),
    send: async (values) => {
      const { name, contact } = values;
      const to = isPhone(contact) ? { phone: contact } : { email: contact };
      const { results } = await call('customers', 'POST /members', {
        body: { ...termsOf(values), name, lastName: '', ...to },
      });
      void cache.invalidateQueries({ queryKey: teamKeys.all });
      setLink(results.link);
      form.reset(start);
      if (results.link !== null) return;
      notify({ color: 'white', message: words.sent(contact) });
      onSent();
    },
    explain: (cause) => ({ notice: sentenceOf(cause) }),
  });
  return (
    <>
      {link !== null && <ShareLink link={link} />}
      <form {...form.props} className="mt-1 grid grid-cols-1 gap-5">
        <Field label={words.name} autoComplete="off" maxLength={80} {...form.text('name')} />
        <Field
          label={words.contact}
          help={words.contactHelp}
          autoComplete="off"
          maxLength={200}
          {...form.text('contact')}
        />
        <Field label={teamMessages.job} autoComplete="off" maxLength={40} {...form.text('job')} />
        <TermsFields values={form.values} onChange={form.change} text={form.text} />
        {form.notice !== null && <Notice color="red" message={form.notice} />}
        <Button type="submit" size="lg" full loading={form.isSending}>
          {words.send}
        </Button>
      </form>
    </>
  );
}
