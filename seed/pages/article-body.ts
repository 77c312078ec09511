import type { BilingualText } from '#content/locale.ts'

/*
 * The items of an article's body. Their ids number the items of a type ('subheading-2'), so that article files are
 * plain lists of texts and headings have anchors.
 */
type Piece = { type?: 'paragraph' | 'subheading' | 'list' | 'quote'; content?: BilingualText; items?: BilingualText[] }

/** The first item of a body: a paragraph without a type, as the specification has it. */
export const intro = (en: string, ar: string): Piece => ({ content: { en: `<p>${en}</p>`, ar: `<p>${ar}</p>` } })

export const paragraph = (en: string, ar: string): Piece => ({ type: 'paragraph', ...intro(en, ar) })

export const subheading = (en: string, ar: string): Piece => ({ type: 'subheading', content: { en, ar } })

/** A pull quote. */
export const quote = (en: string, ar: string): Piece => ({ type: 'quote', content: { en, ar } })

export const list = (...items: BilingualText[]): Piece => ({ type: 'list', items })

/** Gives each item its id: 'intro' for the intro, the others are numbered by type. */
export function body(...pieces: Piece[]) {
  const counts = new Map<string, number>()
  return pieces.map(({ items, ...piece }) => {
    const kind = piece.type ?? 'intro'
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const id = kind === 'intro' ? kind : `${kind}-${count}`
    return { id, ...piece, ...(items && { items: items.map((content, at) => ({ id: `${id}-${at + 1}`, content })) }) }
  })
}
