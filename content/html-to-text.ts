const entities: { [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** Reduced HTML (server/pages/sanitize.ts) as words in one line: those of different paragraphs and points stay apart. */
export const htmlToText = (html: string) =>
  html
    .replace(/<\/?(?:p|br|ul|ol|li)\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
