/** The network of an address: one IPv4 address, or an IPv6 /64 (one household). Limits on frequent requests count by network. */
export function network(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (plain) return plain;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const gap = Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4).join(':');
}

/**
 * The site of an address: one IPv4 address, or the IPv6 /48 a provider assigns. Limits on what costs money or leaves a row count by
 * site, because a /48 contains 65,536 networks.
 */
export const site = (address: string): string => network(address).split(':').slice(0, 3).join(':');
