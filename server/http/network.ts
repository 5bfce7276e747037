// The network of an IP address: the IPv4 address itself, or the first 64 bits of an IPv6 address.

/** One household owns a whole IPv6 /64 and could use a new address for every attempt. */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] as string;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !plain.includes(':')) return mapped ?? plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0');
  const full = tail === undefined ? groups : [...groups, ...zeros, ...last];
  return full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
