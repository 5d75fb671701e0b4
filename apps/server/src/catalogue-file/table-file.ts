import { type TableFile, UnreadableTable } from '../../../api/src/platform/table-file/table.ts';
import { openTable as open } from '../../../api/src/platform/table-file/table-file.ts';
import { Stop } from '../terminal/stop.ts';

/** Opens a list in any supported format; what is wrong with it is said at the terminal. */
export async function openTable(path: string): Promise<TableFile> {
  const table = await open(path).catch(stop);
  return { ...table, rows: stopping(table.rows) };
}

async function* stopping<T>(rows: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* rows;
  } catch (error) {
    stop(error);
  }
}

function stop(error: unknown): never {
  throw error instanceof UnreadableTable ? new Stop(error.message) : error;
}
