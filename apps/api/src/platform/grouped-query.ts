import pg from 'pg';

/** A statement that is sent together with another one, under its own name. */
export type Companion = 'begin' | 'commit';

/** A statement, and what is sent in the same message before or after it. */
export interface StatementGroup {
  first: 'begin' | undefined;
  statement: pg.QueryConfig;
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
  prepare(wire: Wire): void;
  handleCommandComplete(message: { text: string }, wire: Wire): void;
}
const steps = pg.Query.prototype as unknown as QuerySteps; // as: pg's types leave these methods out

/** Whether a connection has prepared a companion: `runCompanion` ran it once. */
export function isPrepared(client: pg.PoolClient, companion: Companion): boolean {
  const { connection } = client as unknown as { connection: Wire }; // as: pg's types leave it out
  return companion in connection.parsedStatements;
}

/** Runs a companion alone, which prepares it. */
export const runCompanion = (client: pg.PoolClient, companion: Companion): Promise<unknown> =>
  client.query({ name: companion, text: companion });

/**
 * Sends a statement and its companions as one message: one round trip instead of two. After an error PostgreSQL skips the rest of a
 * message, so a statement never runs outside the transaction that its `begin` failed to open, and a failed one is not committed.
 * The companions must be prepared.
 */
export async function queryGroup<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  group: StatementGroup,
): Promise<pg.QueryResult<Row>> {
  try {
    return await new Promise((resolve, reject) => {
      const query = new GroupedQuery<Row>(group, (error, result) => (error ? reject(error) : resolve(result)));
      client.query(query);
    });
  } catch (error) {
    // pg's stack ends at its socket
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

class GroupedQuery<Row extends pg.QueryResultRow> extends pg.Query {
  /** Public for what records statements. */
  readonly group: StatementGroup;

  constructor(group: StatementGroup, done: (error: Error | undefined, result: pg.QueryResult<Row>) => void) {
    super(group.statement, done as never); // as: pg types the same result in two ways
    this.group = group;
  }

  prepare(wire: Wire): void {
    if (this.group.first) run(wire, this.group.first);
    steps.prepare.call(this, wire);
  }

  /** pg calls it when the statement is bound. */
  _getRows(wire: Wire): void {
    wire.execute({});
    if (this.group.last) run(wire, this.group.last);
    wire.sync();
  }

  handleCommandComplete(message: { text: string }, wire: Wire): void {
    if (message.text !== 'BEGIN' && message.text !== 'COMMIT') steps.handleCommandComplete.call(this, message, wire);
  }
}

function run(wire: Wire, statement: Companion): void {
  wire.bind({ statement });
  wire.execute({});
}
