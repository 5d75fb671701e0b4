/** A change that a device keeps until the server confirms or refuses it. */
export interface Waiting {
  /** Its place on the device; keys sort in the order of the changes. */
  key: string;
  /** The sentence of a final refusal; the change is not sent again. */
  refusal?: string;
}

/** The changes of one kind on the device. Each has a key of its own, so that two tabs never overwrite each other's. */
export interface WaitingStore<W extends Waiting> {
  /** Those of an operator or a load, the oldest first. */
  read: (owner: string) => W[];
  /** Throws when the device has no room: then the change does not count. */
  add: (owner: string, id: string, change: Omit<W, keyof Waiting>) => W;
  /** Writes a change again, with its refusal. */
  save: (change: W) => void;
  remove: (change: W) => void;
}

/** A store in `localStorage`; its keys begin with `kind`. */
export function waitingStore<W extends Waiting>(kind: string): WaitingStore<W> {
  const prefixOf = (owner: string) => `${kind}.${owner}.`;
  const save = ({ key, ...rest }: W): void => localStorage.setItem(key, JSON.stringify(rest));
  return {
    read: (owner) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefixOf(owner)))
        .toSorted((one, other) => one.localeCompare(other))
        .flatMap((key) => {
          const text = localStorage.getItem(key);
          return text === null ? [] : [{ ...JSON.parse(text), key } as W]; // as: `save` wrote it
        }),
    add: (owner, id, change) => {
      const place = `${String(Date.now()).padStart(14, '0')}.${performance.now().toFixed(3).padStart(16, '0')}`;
      const added = { ...change, key: `${prefixOf(owner)}${place}.${id}` } as W; // as: a change without refusal
      save(added);
      return added;
    },
    save,
    remove: ({ key }) => localStorage.removeItem(key),
  };
}
