/**
 * Makes the id of a new item from its English title: 'What’s new, in 2026?' becomes 'whats-new-in-2026'. The id is cut
 * to the maximum length of an id.
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
