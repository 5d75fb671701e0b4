import pg from 'pg';

/** A statement that is sent together with another one, under its own name. */
export type Companion = 'begin' | 'commit';

/** Statements that are sent in one message, with what is sent before or after them. */
export interface StatementGroup {
  first: 'begin' | undefined;
  statements: readonly [pg.QueryConfig, ...pg.QueryConfig[]];
  last: 'commit' | undefined;
}

/** What pg's types leave out. */
interface Wire {
  parsedStatements: Record<string, string>;
  bind(config: { statement: string }): void;
  execute(config: object): void;
  sync(): void;
}
interface QuerySteps {
  _result: pg.QueryResult;
  _canceledDueToError: Error | false;
  prepare(wire: Wire): void;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: { text: string }, wire: Wire): void;
}

/** Whether a connection has prepared a statement or companion. */
function isPrepared(client: pg.PoolClient, name: string): boolean {
  const { connection } = client as unknown as { connection: Wire }; // as: pg's types leave it out
  return name in connection.parsedStatements;
}

/** Runs a companion alone, which prepares it. */
export const runCompanion = (client: pg.PoolClient, companion: Companion): Promise<unknown> =>
  client.query({ name: companion, text: companion });

/**
 * Sends statements and their companions as one message: one round trip. After an error PostgreSQL skips the rest of a message, so a
 * statement never runs outside the transaction that its `begin` failed to open, and after a failed one nothing is committed.
 * All but the first statement must be prepared, and the companions.
 */
function queryGroup(client: pg.PoolClient, group: StatementGroup): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    const query = new GroupedQuery(group, (error, results) => (error ? reject(error) : resolve(results)));
    client.query(query);
  });
}

/** A statement as pg takes it: its text, or its name with its values. */
export type StatementInput = string | pg.QueryConfig;

/** A statement as it is given to pg. */
export interface SentStatement {
  asked: StatementInput;
  values: unknown[] | undefined;
}

type Ends = Pick<StatementGroup, 'first' | 'last'>;

/** Sends statements in order, in one message when the connection has prepared them; results are in their order. */
export async function sendStatements(
  client: pg.PoolClient,
  sent: readonly SentStatement[],
  { first, last }: Ends,
): Promise<pg.QueryResult[]> {
  const isTogether = sent.slice(1).every(({ asked }) => isNamed(asked) && isPrepared(client, asked.name));
  if (isTogether) return sendTogether(client, sent, { first, last });
  const results: pg.QueryResult[] = [];
  for (const [n, statement] of sent.entries()) {
    const ends = { first: n === 0 ? first : undefined, last: n === sent.length - 1 ? last : undefined };
    results.push(...(await sendTogether(client, [statement], ends)));
  }
  return results;
}

async function sendTogether(
  client: pg.PoolClient,
  sent: readonly SentStatement[],
  { first, last }: Ends,
): Promise<pg.QueryResult[]> {
  const [one, ...more] = sent.map(({ asked }) => asked).filter(isNamed);
  const isGroup = one !== undefined && more.length === sent.length - 1;
  const before = isGroup && first && isPrepared(client, first) ? first : undefined;
  const after = isGroup && last && isPrepared(client, last) ? last : undefined;
  if (first && !before) await runCompanion(client, first);
  const results =
    isGroup && (before ?? after ?? more.length > 0)
      ? await queryGroup(client, { first: before, statements: [one, ...more], last: after })
      : await Promise.all(sent.map(({ asked, values }) => client.query(asked, values)));
  if (last && !after) await runCompanion(client, last);
  return results;
}

type NamedStatement = pg.QueryConfig & { name: string };

/** Only a prepared statement has a message of its own. */
const isNamed = (asked: StatementInput): asked is NamedStatement =>
  typeof asked !== 'string' && asked.name !== undefined;

/** A statement of a group: it is executed without a `Sync` and collects its own rows. */
class GroupMember extends pg.Query {
  /** pg calls it when the statement is bound. */
  _getRows(wire: Wire): void {
    wire.execute({});
  }
}

class GroupedQuery extends pg.Query {
  /** Public for what records statements. */
  readonly group: StatementGroup;
  readonly #members: readonly QuerySteps[];
  #at = 0;

  constructor(group: StatementGroup, done: (error: Error | undefined, results: pg.QueryResult[]) => void) {
    super(group.statements[0], ((error?: Error) => {
      const unread = this.#members.find(({ _canceledDueToError }) => _canceledDueToError)?._canceledDueToError;
      done(
        error ?? (unread || undefined),
        this.#members.map(({ _result }) => _result),
      );
    }) as never); // as: pg types the same result in two ways
    this.group = group;
    this.#members = group.statements.map((statement) => new GroupMember(statement) as unknown as QuerySteps); // as: pg's types leave these out
  }

  prepare(wire: Wire): void {
    if (this.group.first) run(wire, this.group.first);
    for (const member of this.#members) member.prepare(wire);
    if (this.group.last) run(wire, this.group.last);
    wire.sync();
  }

  handleRowDescription(message: object): void {
    this.#members[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: object): void {
    this.#members[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: { text: string }, wire: Wire): void {
    if (message.text === 'BEGIN' || message.text === 'COMMIT') return;
    this.#members[this.#at]?.handleCommandComplete(message, wire);
    this.#at += 1;
  }
}

function run(wire: Wire, statement: Companion): void {
  wire.bind({ statement });
  wire.execute({});
}
