/** The id of a new post, made from its English title: 'What’s new, in 2026?' becomes 'whats-new-in-2026'. Of a long one as much as an id may hold. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 120)
    .replace(/-+$/, '')
}
