const entities: { [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** Sanitized HTML (server/pages/sanitize.ts) as one line of text, with spaces between paragraphs and list items. */
export const htmlToText = (html: string) =>
  html
    .replace(/<\/?(?:p|br|ul|ol|li)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
