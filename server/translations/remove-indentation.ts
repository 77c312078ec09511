const space = '[ \\t\\r\\n]'
const edges = new RegExp(`^${space}+|${space}+$`, 'g')
const runs = new RegExp(`${space}+`, 'g')
const aroundBlockTags = / ?(<\/?(?:p|ul|ol|li|br)\b[^>]*>) ?/g

type Text = { source: string; target: string }

/**
 * White space that a tool added shows in the unit's source. What differs in nothing else is the stored target. Throws
 * an error for the user if line breaks of the text itself were moved.
 */
export function withoutIndentation({ source, target }: Text, stored: Text): string {
  if (source === stored.source) return target
  if (target.replace(runs, '') === stored.target.replace(runs, '')) return stored.target
  const trimmed = target.replace(edges, '')
  if (/[\r\n]/.test(stored.source)) {
    if (source.replace(edges, '') === stored.source.replace(edges, '')) return trimmed
    throw new Error('has other line breaks than the text; export and translate it again')
  }
  return trimmed.replace(runs, ' ').replace(aroundBlockTags, '$1')
}
