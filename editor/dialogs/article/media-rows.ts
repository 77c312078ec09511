import type { Editor } from '@tiptap/react'
import type { BilingualText } from '#content/locale.ts'
import type { MediaValue } from '#content/media-group.ts'
import { selectedRows } from './row-changes.ts'

export type MediaRow = { type: 'figure' | 'film'; id?: string; src: MediaValue; alt?: BilingualText | null }

/** Returns the picture or film of the first selected row; undefined if it has none. */
export function mediaRowAt(editor: Editor | undefined): MediaRow | undefined {
  const row = editor && selectedRows(editor.state)[0]?.row
  if (!row || (row.type.name !== 'figure' && row.type.name !== 'film')) return undefined
  return { type: row.type.name, ...(row.attrs as Omit<MediaRow, 'type'>) }
}

/** Changes the picture or film of the row `id`. If there is no such row, inserts a new one after the selected rows. */
export function insertMedia(editor: Editor, { type, id, ...attrs }: MediaRow): void {
  editor
    .chain()
    .command(({ tr, state }) => {
      const known = id && state.doc.children.findIndex((row) => row.attrs.id === id)
      const node = state.schema.nodes[type]
      if (typeof known === 'number' && known >= 0) {
        const at = tr.doc.resolve(0).posAtIndex(known)
        for (const [key, value] of Object.entries(attrs)) tr.setNodeAttribute(at, key, value)
        return true
      }
      const found = selectedRows(state).at(-1)
      if (!node) return false
      const end = found ? found.at + found.row.nodeSize : state.doc.content.size
      tr.insert(end, node.create(attrs))
      return true
    })
    .run()
}
