const entities: { [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** `separator` is put between paragraphs, lines and list items. */
export const htmlToText = (html: string, separator: ' ' | '\n' = ' ') =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:p|li)>|<br\b[^>]*>/g, '\n')
    .replace(/<\/?(?:p|ul|ol|li)\b[^>]*>/g, ' ')
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/ *\n */g, separator)
    .replace(/ +/g, ' ')
    .trim()
