import type { Transaction } from '@tiptap/pm/state'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Redo2, Trash2, Undo2 } from '../../components/icons.tsx'
import { ArrowDown, ArrowUp, Bold, Film, Image, Link, List, Pilcrow, Quote } from '../../components/lazy-icons.tsx'
import { moveInToolbar } from '../../components/toolbar-keys.ts'
import { Heading2, Heading3, Italic, ListOrdered } from './icons.tsx'
import { type MediaRow, mediaRowAt } from './media-rows.ts'
import { moveRow, selectedRows, setRowType } from './row-changes.ts'
import { removesRows } from './rows-plugin.ts'

type ArticleToolbarProps = {
  editor: Editor
  onLink: () => void
  onMedia: (row: MediaRow) => void
  children: ReactNode
}

/**
 * The toolbar of the article editor: types of rows, text formats, media, moving and deleting rows, undo. `children` are
 * the buttons at its end.
 */
export function ArticleToolbar({ editor, onLink, onMedia, children }: ArticleToolbarProps) {
  const { t } = useTranslation()
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      row: selectedRows(editor.state)[0]?.row.type.name,
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      link: editor.isActive('link'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const isList = state.bulletList || state.orderedList
  const run = (change: (tr: Transaction) => boolean) => () => {
    const chain = editor.chain().focus()
    chain.command(({ tr }) => change(tr)).run()
  }
  const turn = (type: string) => run((tr) => setRowType(tr, type))
  const toggleList = (list: 'toggleBulletList' | 'toggleOrderedList') => () => {
    const chain = editor.chain().focus()
    if (state.row !== 'prose') chain.command(({ tr }) => setRowType(tr, 'prose'))
    chain[list]().run()
  }
  const openMedia = (type: MediaRow['type']) => () => {
    const known = mediaRowAt(editor)
    onMedia(known?.type === type ? known : { type, src: '' })
  }
  const remove = run((tr) => {
    const rows = selectedRows(tr)
    const [first, last] = [rows[0], rows.at(-1)]
    if (!first || !last) return false
    const end = last.at + last.row.nodeSize
    tr.setMeta(removesRows, true)
    // An article has at least one row, so the only row is emptied instead of deleted.
    if (end - first.at < tr.doc.content.size) tr.delete(first.at, end)
    else tr.delete(1, end - 1)
    return true
  })
  const tools = [
    [
      [
        'editor.paragraph',
        Pilcrow,
        state.row === 'prose' && !isList,
        () =>
          editor
            .chain()
            .focus()
            .clearNodes()
            .command(({ tr }) => selectedRows(tr)[0]?.row.type.name === 'prose' || setRowType(tr, 'prose'))
            .run(),
      ],
      ['editor.heading', Heading2, state.row === 'heading', turn('heading')],
      ['options.subheading', Heading3, state.row === 'subheading', turn('subheading')],
      ['editor.list', List, state.bulletList, toggleList('toggleBulletList')],
      ['options.numbered-list', ListOrdered, state.orderedList, toggleList('toggleOrderedList')],
      ['editor.quote', Quote, state.row === 'quote', turn('quote')],
    ],
    [
      ['editor.bold', Bold, state.bold, () => editor.chain().focus().toggleBold().run()],
      ['editor.italic', Italic, state.italic, () => editor.chain().focus().toggleItalic().run()],
      ['editor.link', Link, state.link, onLink],
    ],
    [
      ['editor.image', Image, state.row === 'figure', openMedia('figure')],
      ['common.video', Film, state.row === 'film', openMedia('film')],
    ],
    [
      ['editor.moveUp', ArrowUp, undefined, run((tr) => moveRow(tr, -1))],
      ['editor.moveDown', ArrowDown, undefined, run((tr) => moveRow(tr, 1))],
      ['common.delete', Trash2, undefined, remove],
    ],
    [
      ['history.undo.label', Undo2, undefined, () => editor.chain().focus().undo().run(), !state.canUndo],
      ['history.redo.label', Redo2, undefined, () => editor.chain().focus().redo().run(), !state.canRedo],
    ],
  ] as const
  return (
    <div className="ed ed-row ed-flow-bar">
      <div className="ed-flow-tools" role="toolbar" aria-label={t('editor.format')} onKeyDown={moveInToolbar}>
        {tools.map((group, index) => (
          <div key={group[0][0]} className="ed-flow-group">
            {group.map(([name, Icon, isOn, apply, isDisabled = false], at) => (
              <button
                key={name}
                type="button"
                className={`ed-tool ${isOn ? 'is-on' : ''}`}
                aria-label={t(name)}
                title={t(name)}
                aria-pressed={isOn}
                aria-disabled={isDisabled || undefined}
                tabIndex={index === 0 && at === 0 ? 0 : -1}
                // A press must not move the focus, and with it the selection, out of the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void apply()}
              >
                <Icon className="ed-i" />
              </button>
            ))}
          </div>
        ))}
      </div>
      <div className="ed-row ed-end">{children}</div>
    </div>
  )
}
