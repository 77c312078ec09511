/** The white space of XML, which tools add to indent a file and to wrap its lines. */
const space = '[ \\t\\r\\n]'
const edges = new RegExp(`^${space}+|${space}+$`, 'g')
const runs = new RegExp(`${space}+`, 'g')
const aroundBlockTags = / ?(<\/?(?:p|ul|ol|li|br)\b[^>]*>) ?/g

type Text = { source: string; target: string }

/**
 * Returns the target of a unit without the white space that a tool has added, which the unit's source shows. A target
 * that differs from the stored one in nothing else is the stored one. Throws an error with a message for the user if
 * the tool has moved the line breaks of a text that has its own.
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
