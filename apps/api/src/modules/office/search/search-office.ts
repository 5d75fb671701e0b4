import { AppError } from '@tonalia/contract/errors';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { type FoundItem, type OfficeSearchAnswer, FinderGroup } from '@tonalia/contract/office-search';
import { type OfficeFinder, type OfficeSearch, searchNeeds } from '../../../platform/office-finder.ts';

/** Things of each group when all are searched, and of one when it is searched alone. */
const MOST = { ofEach: 4, ofOne: 20 };
/** Time in ms for a finder; a group that takes longer is missing from the answer. */
const FINDER_TIME = 2_000;

/** A search: its words, the role that asks, and the group when only one is searched. */
export interface AskedSearch {
  words: string;
  role: OfficeRole;
  group: FinderGroup | undefined;
}

/** How the finders are asked. */
export interface SearchContext {
  finders: readonly OfficeFinder[];
  onFailure: (error: unknown, group: FinderGroup) => void;
  /** In ms. */
  time?: number;
}

/**
 * Asks the finders of all groups that the role may read, at the same time. One that fails, is late or runs in another process only makes
 * its group missing. ROLE_NOT_ALLOWED for a `group` that the role may not read.
 */
export async function searchOffice(context: SearchContext, asked: AskedSearch): Promise<OfficeSearchAnswer> {
  const { words, role, group } = asked;
  if (group && !operatorCan(role, searchNeeds[group])) throw new AppError('ROLE_NOT_ALLOWED');
  const groups = FinderGroup.options.filter(
    (one) => operatorCan(role, searchNeeds[one]) && (group === undefined || one === group),
  );
  const search = { words, role, limit: group ? MOST.ofOne : MOST.ofEach };
  const found = await Promise.all(groups.map((one) => findIn(context, one, search)));
  return {
    items: found.flatMap((items) => items ?? []),
    missing: groups.filter((_, at) => found[at] === undefined),
  };
}

/** The found things of a group; undefined when it could not be searched. */
async function findIn(
  { finders, onFailure, time = FINDER_TIME }: SearchContext,
  group: FinderGroup,
  search: OfficeSearch,
): Promise<FoundItem[] | undefined> {
  const finder = finders.find((one) => one.group === group);
  if (!finder) return undefined;
  try {
    return (await inTime(finder.find(search), time)).slice(0, search.limit);
  } catch (error) {
    onFailure(error, group);
    return undefined;
  }
}

/** The value, or an error after `time` ms; the work itself goes on. */
async function inTime<T>(value: Promise<T>, time: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${time} ms`)), time);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
