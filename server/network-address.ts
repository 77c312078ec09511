import { isIPv6 } from 'node:net'

/** What rate limits count: an IPv4 address, or the /64 of an IPv6 address, which one client usually has. */
export function networkOf(address: string): string {
  const [plain = ''] = withoutPort(address).split('%')
  if (!isIPv6(plain)) return plain
  // `URL` normalizes an IPv6 address to hexadecimal groups, also one that ends in IPv4 notation.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? []
  if (high && low) return [high, low].flatMap(bytesOf).join('.')
  const [head = [], tail = []] = written.split('::').map((half) => half.split(':').filter(Boolean))
  return `${groupsOf(head, tail).slice(0, 4).join(':')}::/64`
}

/** Removes the port, which some proxies append. It differs for each connection. */
function withoutPort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

function groupsOf(head: string[], tail: string[]): string[] {
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
