/** A network: one IPv4 address, or a /64 of IPv6, which one household has to itself. Who shares a limit on what is asked often. */
export function network(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (plain) return plain;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4).join(':');
}

/**
 * A site: one IPv4 address, or the /48 of IPv6 that a provider gives one. Who shares a limit on what costs money or leaves a row: by
 * network, whoever has a /48 would be 65,536 of them.
 */
export const site = (address: string): string => network(address).split(':').slice(0, 3).join(':');
