/**
 * The id of a new post, made from its English title: 'What’s new, in 2026?' becomes 'whats-new-in-2026'. It is cut to
 * the maximum length of an id.
 */
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
