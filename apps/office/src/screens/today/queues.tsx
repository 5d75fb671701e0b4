import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { day, hour } from '@tonalia/rules/durations';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { problemsQuery, runningOutQuery, todayQuery } from '../../api/today.ts';
import { ageClass, ageTone, formatAge } from '../../components/age.ts';
import { LoadFailure } from '../../components/states.tsx';
import { usePolicy } from '../../api/policy.ts';
import { outlines } from '../../components/outlines.ts';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { todayTexts as texts } from '../../messages/today.es-CO.ts';
import { LoadingQueues } from './loading-panel.tsx';
import { registrationsQuery } from '../../api/waiting.ts';

// only this page draws them
const batteryOutline = 'M4 7h12a2 2 0 012 2v6a2 2 0 01-2 2H4a2 2 0 01-2-2V9a2 2 0 012-2M22 11v2M6 11v2';
const banknoteOutline =
  'M4 6h16a2 2 0 012 2v8a2 2 0 01-2 2H4a2 2 0 01-2-2V8a2 2 0 012-2M14 12a2 2 0 11-4 0 2 2 0 014 0M6 12h.01M18 12h.01';

/** From these ages on a queue is late; twice as old is very late. In ms. */
const TRANSFER_RULE = hour;
const REGISTRATION_RULE = day;
const PROBLEM_RULE = hour;

/** Most queues that an operator sees. */
const QUEUES = 6;

interface Queue {
  name: string;
  /** On a phone. */
  longName: string;
  icon: IconProps['name'];
  count: number;
  detail: string;
  detailClass: string;
  /** The list it leads to. */
  link: Pick<LinkProps, 'to' | 'search' | 'params'>;
}

/** What needs a decision: each figure leads to its list. A queue without the operator's permission is not drawn; a phone has the first four. */
export function Queues({ now, warehouseId }: { now: Date; warehouseId: string | undefined }) {
  const { queues, isLoading, failed } = useQueues(now, warehouseId);
  if (isLoading) return <LoadingQueues queues={QUEUES} />;
  const [first] = failed;
  return (
    <>
      {queues.length > 0 && <QueueList queues={queues} />}
      {first && (
        <div className="xl:col-span-2">
          <LoadFailure
            what={queues.length > 0 ? texts.otherQueuesWhat : texts.queuesWhat}
            cause={first.error}
            onRetry={() => {
              for (const query of failed) void query.refetch();
            }}
          />
        </div>
      )}
    </>
  );
}

function QueueList({ queues }: { queues: readonly Queue[] }) {
  return (
    <section
      aria-label={texts.queues}
      className="grid overflow-hidden rounded-[16px] border border-line bg-surface max-lg:rounded-[18px] lg:auto-cols-fr lg:grid-flow-col xl:col-span-2"
    >
      {queues.map(({ link, ...queue }) => (
        <Link
          key={queue.name}
          {...link}
          className={classNames(queueClass, 'hover:bg-surface-2 max-lg:nth-[n+5]:hidden')}
        >
          <QueueFigure queue={queue} />
        </Link>
      ))}
    </section>
  );
}

const queueClass =
  'block px-[15px] py-3 -outline-offset-4 not-first:border-hair lg:not-first:border-l max-lg:flex max-lg:min-h-14 max-lg:items-center max-lg:gap-3 max-lg:px-4 max-lg:py-2 max-lg:not-first:border-t';

function QueueFigure({ queue: { name, longName, icon, count, detail, detailClass } }: { queue: Omit<Queue, 'link'> }) {
  return (
    <>
      <span className="flex items-center gap-2 text-[0.84375rem] text-text-2 max-lg:hidden">
        <Icon name={icon} size="sm" />
        {name}
      </span>
      <Icon name={icon} className={classNames('shrink-0 lg:hidden', detailClass)} />
      <span className="lg:hidden max-lg:flex-1">
        <b className="block text-[0.9375rem] leading-tight font-[600]">{longName}</b>
        <span className={classNames('text-[0.8125rem]', detailClass)}>{detail}</span>
      </span>
      <b className="mt-2.5 block text-figure max-lg:mt-0 max-lg:text-[1.375rem]">{formatNumber(count)}</b>
      <span className={classNames('mt-2 block text-[0.8125rem] max-lg:hidden', detailClass)}>{detail}</span>
      <Icon name="chevron-right" size="sm" className="text-text-3 lg:hidden" />
    </>
  );
}

function useQueues(now: Date, warehouseId: string | undefined) {
  const operator = useOperator();
  const asked = {
    waiting: useQuery(todayQuery(warehouseId)),
    registrations: useQuery({ ...registrationsQuery, enabled: mayDo(operator, 'customers.read') }),
    ending: useQuery({ ...runningOutQuery(warehouseId), enabled: mayDo(operator, 'stock.read') }),
    problems: useQuery({ ...problemsQuery(warehouseId), enabled: mayDo(operator, 'picking.read') }),
  };
  // drawn at once: a figure that came later would move the others
  const isLoading = Object.values(asked).some((query) => query.isLoading);
  const failed = Object.values(asked).filter((query) => query.isError && !query.data);
  const waiting = asked.waiting.data;
  const registrations = asked.registrations.data;
  const ending = asked.ending.data;
  const problems = asked.problems.data;
  const { returnAgeDays } = usePolicy();
  const quiet = { detail: texts.upToDate, detailClass: 'text-text-3' };
  const aged = (oldestAt: string | null | undefined, rule: number, words: (age: string) => string) => {
    if (!oldestAt) return quiet;
    const since = new Date(oldestAt);
    return { detail: words(formatAge(since, now)), detailClass: ageClass[ageTone(since, now, rule)] };
  };
  const queues: (Queue | null | undefined)[] = [
    waiting?.transfers && {
      name: texts.transfers,
      longName: texts.transfersLong,
      icon: banknoteOutline,
      link: { to: '/pagos' },
      count: waiting.transfers.waiting,
      ...aged(waiting.transfers.oldestAt, TRANSFER_RULE, texts.oldestTransfer),
    },
    registrations && {
      name: texts.registrations,
      longName: texts.registrationsLong,
      icon: rareOutlines.userCheck,
      count: registrations.total,
      link: { to: '/clientes/registros' },
      ...aged(registrations.results[0]?.receivedAt, REGISTRATION_RULE, texts.oldestRegistration),
    },
    waiting?.refunds && {
      name: texts.refunds,
      longName: texts.refundsLong,
      icon: rareOutlines.turnBack,
      link: { to: '/pagos', search: { vista: 'reembolsos' } },
      count: waiting.refunds.waiting,
      ...(waiting.refunds.waiting === 0
        ? quiet
        : { detail: formatPesos(waiting.refunds.amount), detailClass: 'text-text-2' }),
    },
    problems && {
      name: texts.problems,
      longName: texts.problemsLong,
      icon: 'alert-triangle',
      link: { to: '/pedidos', search: { vista: 'con-novedad', ...(warehouseId && { bodega: warehouseId }) } },
      count: problems.waiting,
      ...aged(problems.oldestAt, PROBLEM_RULE, texts.oldestProblem),
    },
    waiting?.returns && {
      name: texts.returns,
      longName: texts.returnsLong,
      icon: outlines.undo,
      link: { to: '/devoluciones', search: { estado: 'decidir' } },
      count: waiting.returns.waiting,
      ...arrived(waiting.returns.arrived, aged(waiting.returns.oldestAt, returnAgeDays * day, texts.oldestTransfer)),
    },
    ending && {
      name: texts.runningOut,
      longName: texts.runningOut,
      icon: batteryOutline,
      count: ending.total,
      link: { to: '/existencias', search: { vista: 'agotandose', ...(warehouseId && { bodega: warehouseId }) } },
      ...(ending.total === 0
        ? quiet
        : {
            detail: texts.topSellers(ending.topSellers),
            detailClass: ending.topSellers > 0 ? 'text-warn' : 'text-text-2',
          }),
    },
  ];
  return { queues: queues.filter((queue) => queue !== null && queue !== undefined), isLoading, failed };
}

/** What came to the warehouse, while the age of the oldest return is within its rule. */
const arrived = (returns: number, age: Pick<Queue, 'detail' | 'detailClass'>): Pick<Queue, 'detail' | 'detailClass'> =>
  returns > 0 && age.detailClass === ageClass.calm ? { ...age, detail: texts.arrivedReturns(returns) } : age;
