/** Rich text as plain text, with a line for each paragraph and list item. */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html
  const lines = html.replace(/<\/(p|li)>|<br\s*\/?>/gi, '\n')
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim()
}

/** Cuts the common beginning of two long texts, up to shortly before the first difference. */
export function fromDifference(before: string, after: string): [string, string] {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = same > lead ? before.lastIndexOf(' ', same - lead) + 1 : 0
  return start === 0 ? [before, after] : [`… ${before.slice(start)}`, `… ${after.slice(start)}`]
}

/** The number of characters to keep before the first difference. */
const lead = 40
