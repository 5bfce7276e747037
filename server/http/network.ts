// The part of an address that belongs to one household or office: an IPv4 address, or the first 64 bits of an IPv6 one.

/** Who has one IPv6 address has all those of its network, and could take a new one for every try. */
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
