export function initials(name: string): string {
  const [first = '', second = ''] = name.split(/[\s.@_-]+/)
  return (first.slice(0, 1) + second.slice(0, 1)).toUpperCase()
}
