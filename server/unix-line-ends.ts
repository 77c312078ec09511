/** Replaces all line ends by '\n', as XML says. The XML parser does it, too, but copies the whole text for each one. */
export const withUnixLineEnds = (xml: string): string => xml.replace(/\r\n?/g, '\n')
