import type { BilingualText } from '#content/locale.ts'

/*
 * The items of an article's body. Their ids count the kind ('subheading-2'), so that an article reads as a list of texts
 * and a heading can be linked to.
 */
type Piece = { type?: 'paragraph' | 'subheading' | 'list' | 'quote'; content?: BilingualText; items?: BilingualText[] }

/** The first item of a body: a paragraph without a type, as the specification has it. */
export const intro = (en: string, ar: string): Piece => ({ content: { en: `<p>${en}</p>`, ar: `<p>${ar}</p>` } })

export const paragraph = (en: string, ar: string): Piece => ({ type: 'paragraph', ...intro(en, ar) })

export const subheading = (en: string, ar: string): Piece => ({ type: 'subheading', content: { en, ar } })

/** A sentence of the text that stands out of it. */
export const quote = (en: string, ar: string): Piece => ({ type: 'quote', content: { en, ar } })

export const list = (...items: BilingualText[]): Piece => ({ type: 'list', items })

/** Gives each piece its id: the intro is 'intro', the others are numbered by kind. */
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
