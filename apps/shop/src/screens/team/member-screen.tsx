import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TeamMember } from '@tonalia/contract/members';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { Field } from '@tonalia/ui/field';
import { Notice } from '@tonalia/ui/notice';
import { Skeleton } from '@tonalia/ui/skeleton';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { memberQuery, teamKeys, teamQuery } from '../../api/queries/team.ts';
import { QueryStates } from '../../components/query-states.tsx';
import { useForm } from '../../forms/use-form.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../state/notices.ts';
import { ShareLink } from './share-link.tsx';
import { TeamPage } from './team-page.tsx';
import { TermsFields } from './terms-fields.tsx';
import { type LimitName, type TermsValues, limitErrors, termsOf, valuesOf } from './terms-values.ts';

/** What one person may do, and what it ordered this month. */
export function MemberScreen({ memberId }: { memberId: string }) {
  const query = useQuery(memberQuery(memberId));
  const { data } = query;
  const name = data ? `${data.name} ${data.lastName}`.trim() : words.title;
  const about = data && [data.job, data.phone ?? data.email].filter(Boolean).join(', ');
  return (
    <TeamPage title={name} about={about} fallback={paths.team()}>
      <QueryStates query={query} failed={words.failed}>
        <Skeleton className="h-80 rounded-card" />
      </QueryStates>
      {data && (
        <>
          <TermsForm key={data.revision} member={data} />
          <Month orders={data.orders} />
          <Ending member={data} />
        </>
      )}
    </TeamPage>
  );
}

function TermsForm({ member }: { member: TeamMember }) {
  const cache = useQueryClient();
  const { memberId, revision } = member;
  const form = useForm<TermsValues, 'job' | LimitName>({
    start: () => valuesOf(member),
    check: limitErrors,
    send: async (values) => {
      await call('customers', 'PUT /members/{memberId}', {
        params: { memberId },
        body: { ...termsOf(values), revision },
      });
      notify({ color: 'white', message: words.saved });
      await cache.invalidateQueries({ queryKey: teamKeys.all });
    },
    explain: (cause) => ({ notice: sentenceOf(cause) }),
  });
  return (
    <Card>
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <TermsFields values={form.values} onChange={form.change} text={form.text} />
        <Field label={words.job} autoComplete="off" maxLength={40} {...form.text('job')} />
        {form.notice !== null && <Notice color="red" message={form.notice} />}
        <Button type="submit" size="lg" full loading={form.isSending}>
          {words.save}
        </Button>
      </form>
    </Card>
  );
}

function Month({ orders }: { orders: readonly { orderCode: string; total: number }[] }) {
  return (
    <Card>
      <h2 className="text-h3">{words.month}</h2>
      {orders.length === 0 && <p className="mt-1 text-text-2">{words.noOrders}</p>}
      <ul className="mt-1 divide-y divide-line">
        {orders.map(({ orderCode, total }) => (
          <li key={orderCode}>
            <RouteLink
              href={paths.orderHistoryDetail(orderCode)}
              className="flex min-h-11 items-center justify-between gap-3"
            >
              <span className="font-semibold">{orderCode}</span>
              <span>{formatPesos(total)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Ending({ member: { memberId, name, state } }: { member: TeamMember }) {
  const cache = useQueryClient();
  const go = useGo();
  const [link, setLink] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const failed = (cause: unknown) => notify({ color: 'red', message: sentenceOf(cause) });
  const end = () =>
    call('customers', 'DELETE /members/{memberId}', { params: { memberId } }).then(() => {
      notify({ color: 'white', message: words.ended });
      go(paths.team(), { replace: true });
      // this page shows its person until the next one is there
      return cache.invalidateQueries({ queryKey: teamQuery.queryKey });
    }, failed);
  const again = () =>
    call('customers', 'POST /members/{memberId}/invite', { params: { memberId } }).then(({ results }) => {
      setLink(results.link);
      if (results.link === null) notify({ color: 'white', message: words.states.invited });
    }, failed);
  return (
    <div className="grid gap-2.5">
      {link !== null && <ShareLink link={link} />}
      {state !== 'active' && (
        <Button variant="secondary" full onClick={() => void again()}>
          {words.invite.again}
        </Button>
      )}
      <Button variant="destructive" full onClick={() => setAsked(true)}>
        {words.end}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.endTitle(name)}
        text={words.endText}
        confirm={words.end}
        keep={words.keep}
        onConfirm={() => void end()}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
