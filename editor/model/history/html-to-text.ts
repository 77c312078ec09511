/** Rich text as words alone, with a line for each paragraph and point. */
export function htmlToText(html: string): string {
  if (!/[<&]/.test(html)) return html
  const lines = html.replace(/<\/(p|li)>|<br\s*\/?>/gi, '\n')
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim()
}

/** Where two long texts part: both begin shortly before that, so that a glance shows what changed. */
export function fromDifference(before: string, after: string): [string, string] {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = same > lead ? before.lastIndexOf(' ', same - lead) + 1 : 0
  return start === 0 ? [before, after] : [`… ${before.slice(start)}`, `… ${after.slice(start)}`]
}

/** Letters that stay in sight before the first that differs. */
const lead = 40
