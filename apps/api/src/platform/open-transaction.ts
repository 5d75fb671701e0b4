import type pg from 'pg';
import { type Companion, isPrepared, queryGroup, runCompanion } from './grouped-query.ts';

type Asked = string | pg.QueryConfig;
type Result<Row extends pg.QueryResultRow> = Promise<pg.QueryResult<Row>>;

/** Runs statements that commit or roll back together. */
export interface Transaction {
  query<Row extends pg.QueryResultRow>(asked: Asked, values?: unknown[]): Result<Row>;
}

/** A transaction on a connection. Its `begin` is sent with its first statement, its `commit` alone or with its last one. */
export class OpenTransaction implements Transaction {
  readonly #client: pg.PoolClient;
  #state: 'new' | 'open' | 'over' = 'new';

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row extends pg.QueryResultRow>(asked: Asked, values?: unknown[]): Result<Row> {
    return this.#run(asked, values);
  }

  /** Sends its statement with the commit. */
  get last(): Transaction {
    return { query: (asked, values) => this.#run(asked, values, 'commit') };
  }

  async commit(): Promise<void> {
    if (this.#state === 'open') await runCompanion(this.#client, 'commit');
    this.#state = 'over';
  }

  /** Also after a failed commit. */
  async rollback(): Promise<void> {
    if (this.#state !== 'new') await this.#client.query('rollback');
    this.#state = 'over';
  }

  async #run<Row extends pg.QueryResultRow>(asked: Asked, values?: unknown[], last?: 'commit'): Result<Row> {
    if (this.#state === 'over') throw new Error('a statement after the end of its transaction');
    const first = this.#state === 'new' ? 'begin' : undefined;
    this.#state = last ? 'over' : 'open';
    // Only a prepared statement has a message of its own.
    const grouped = <C extends Companion>(one: C | undefined): C | undefined =>
      one && typeof asked !== 'string' && isPrepared(this.#client, one) ? one : undefined;
    const [before, after] = [grouped(first), grouped(last)];
    if (first && !before) await runCompanion(this.#client, first);
    const result = await ((before ?? after) && typeof asked !== 'string'
      ? queryGroup<Row>(this.#client, { first: before, statement: asked, last: after })
      : this.#client.query<Row>(asked, values));
    if (last && !after) await runCompanion(this.#client, last);
    return result;
  }
}
