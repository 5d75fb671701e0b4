/** Runs work with an item that nothing else uses meanwhile. */
export type Pool<Item> = <Result>(work: (item: Item) => Result) => Result;

/**
 * Items with large rows, kept for the next work. Work that starts another one, or throws, is safe: an item is lent to one at a time, and a
 * second one is made when none is free. What `work` returns must not refer to the item.
 */
export function createPool<Item>(make: () => Item): Pool<Item> {
  const free: Item[] = [make()];
  return (work) => {
    const item = free.pop() ?? make();
    const result = work(item);
    free.push(item);
    return result;
  };
}
