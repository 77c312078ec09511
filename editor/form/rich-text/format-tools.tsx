import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { Bold, Link, List, Pilcrow } from '../../components/lazy-icons.tsx'
import { moveInToolbar } from '../../components/toolbar-keys.ts'

export function FormatTools({ editor, label, onLink }: { editor: Editor; label: string; onLink: () => void }) {
  const { t } = useTranslation()
  const marks = useEditorState({
    editor,
    selector: ({ editor }) => ({
      paragraph: editor.isActive('paragraph') && !editor.isActive('listItem'),
      bold: editor.isActive('bold'),
      list: editor.isActive('bulletList'),
      link: editor.isActive('link'),
    }),
  })
  const focused = () => editor.chain().focus()
  const tools = [
    { name: t('editor.paragraph'), Icon: Pilcrow, on: marks.paragraph, run: () => focused().clearNodes().run() },
    { name: t('editor.bold'), Icon: Bold, on: marks.bold, run: () => focused().toggleBold().run() },
    { name: t('editor.list'), Icon: List, on: marks.list, run: () => focused().toggleBulletList().run() },
    { name: t('editor.link'), Icon: Link, on: marks.link, run: onLink, keys: 'Control+K Meta+K' },
  ]
  return (
    <div
      className="ed-format ed-end"
      role="toolbar"
      aria-label={`${t('editor.format')}: ${label}`}
      onKeyDown={moveInToolbar}
    >
      {tools.map(({ name, Icon, on, run, keys }, index) => (
        <button
          key={name}
          type="button"
          className={`ed-tool ${on ? 'is-on' : ''}`}
          aria-label={name}
          aria-pressed={on}
          aria-keyshortcuts={keys}
          tabIndex={index === 0 ? 0 : -1}
          onClick={run}
        >
          <Icon className="ed-i" />
        </button>
      ))}
    </div>
  )
}
