import { useQueryClient } from '@tanstack/react-query';
import type { MemberOrder, TeamMember } from '@tonalia/contract/members';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Notice } from '@tonalia/ui/notice';
import { Sheet } from '@tonalia/ui/sheet';
import { useId } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { teamKeys } from '../../api/queries/team.ts';
import { useForm } from '../../forms/use-form.ts';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { EndMember } from './end-member.tsx';
import { MemberMonth } from './member-month.tsx';
import { TermsFields } from './terms-fields.tsx';
import { type LimitName, type TermsValues, limitErrors, termsOf, valuesOf } from './terms-values.ts';

export interface MemberSheetProps {
  member: TeamMember & { orders: MemberOrder[] };
  onClose: () => void;
}

/** The terms of a person, what it ordered this month, and the end of its access. */
export function MemberSheet({ member, onClose }: MemberSheetProps) {
  const cache = useQueryClient();
  const id = useId();
  const { memberId, revision, name, lastName, job, phone, email } = member;
  const form = useForm<TermsValues, 'job' | LimitName>({
    start: () => valuesOf(member),
    check: limitErrors,
    send: async (values) => {
      await call('customers', 'PUT /members/{memberId}', {
        params: { memberId },
        body: { ...termsOf(values), revision },
      });
      notify({ color: 'white', message: words.saved });
      onClose();
      await cache.invalidateQueries({ queryKey: teamKeys.all });
    },
    explain: (cause) => ({ notice: sentenceOf(cause) }),
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={`${name} ${lastName}`.trim()}
      subtitle={[job, phone ?? email].filter(Boolean).join(', ')}
      footer={
        <Button type="submit" form={id} size="lg" full loading={form.isSending}>
          {words.save}
        </Button>
      }
    >
      <form {...form.props} id={id} className="grid grid-cols-1 gap-4">
        <TermsFields values={form.values} onChange={form.change} text={form.text} />
        {form.notice !== null && <Notice color="red" message={form.notice} />}
        <EndMember member={member} />
        <Field label={words.job} autoComplete="off" maxLength={40} {...form.text('job')} />
      </form>
      <MemberMonth orders={member.orders} />
    </Sheet>
  );
}
