import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Bold, List, Pilcrow } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { moveInToolbar } from '../tools/toolbar-keys.ts'
import { type BoxProps, inLanguage } from './language-box.tsx'

/** The tags that the server lets pass, and no others. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    // It would put an empty paragraph behind a list, at the mere sight of it.
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
]

export function RichBox({ id, label, locale, value, onChange, note, isFirst }: BoxProps) {
  // The editor writes its own HTML for what is stored; that is no change of the editor's.
  const unchanged = useRef<string>(undefined)
  const stored = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    autofocus: isFirst && 'start',
    editorProps: {
      attributes: {
        id,
        class: 'ed-text is-rich rich',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...inLanguage(locale),
      },
    },
    onCreate: ({ editor }) => {
      unchanged.current = editor.getHTML()
    },
    onUpdate: ({ editor }) => {
      const html = editor.isEmpty ? '' : editor.getHTML()
      onChange(html === unchanged.current ? stored.current : html)
    },
  })
  const marks = useEditorState({
    editor,
    selector: ({ editor }) => ({
      paragraph: editor.isActive('paragraph') && !editor.isActive('listItem'),
      bold: editor.isActive('bold'),
      list: editor.isActive('bulletList'),
    }),
  })
  const { t } = useTranslation()
  const tools = [
    {
      name: t('editor.paragraph'),
      Icon: Pilcrow,
      on: marks.paragraph,
      run: () => editor.chain().focus().clearNodes().run(),
    },
    { name: t('editor.bold'), Icon: Bold, on: marks.bold, run: () => editor.chain().focus().toggleBold().run() },
    { name: t('editor.list'), Icon: List, on: marks.list, run: () => editor.chain().focus().toggleBulletList().run() },
  ]
  return (
    <>
      <div className="ed-lab">
        <b>{label}</b>
        {note}
        <div
          className="ed-format"
          role="toolbar"
          aria-label={`${t('editor.format')}: ${label}`}
          onKeyDown={moveInToolbar}
        >
          {tools.map(({ name, Icon, on, run }, index) => (
            <button
              key={name}
              type="button"
              className={`ed-tool ${on ? 'is-on' : ''}`}
              aria-label={name}
              aria-pressed={on}
              tabIndex={index === 0 ? 0 : -1}
              onClick={run}
            >
              <Icon className="ed-i" aria-hidden="true" />
            </button>
          ))}
        </div>
      </div>
      <EditorContent editor={editor} className="ed-rich" />
    </>
  )
}
