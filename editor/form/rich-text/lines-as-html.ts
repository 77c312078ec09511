import { linesOf, listOf } from '#content/policy-entries.ts'

/** Converts plain text with line breaks to HTML for the rich text editor, which would drop the line breaks. */
export function linesAsHtml(text: string): string {
  if (!text.includes('\n') || /<(p|br|ul|ol)\b/.test(text)) return text
  const lines = text.split('\n').filter((line) => line.trim())
  const isList = lines.every((line) => linesOf(line)[0] !== line.trim())
  return isList ? listOf(text) : lines.map((line) => `<p>${line.trim()}</p>`).join('')
}
