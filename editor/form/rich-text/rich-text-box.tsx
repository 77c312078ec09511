import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { letterOf } from '../../components/latin-letter.ts'
import { Bold, Link, List, Pilcrow } from '../../components/lazy-icons.tsx'
import { moveInToolbar } from '../../components/toolbar-keys.ts'
import { inLanguage } from '../../components/translation-mark.tsx'
import { RichLinkDialog } from '../form.lazy.ts'
import type { BoxProps } from '../language-boxes.tsx'
import { pasteProps } from '../paste/paste-props.ts'
import { usePasteNotices } from '../paste/use-paste-notices.ts'
import { directions, inlineStarterKit } from './extensions.ts'
import { linesAsHtml } from './lines-as-html.ts'

const extensions = [inlineStarterKit(), ...directions]

export function RichTextBox(props: BoxProps) {
  const { id, label, locale, value, onChange, note, isFirst, error, isReadOnly } = props
  // The stored HTML as Tiptap normalizes it. The normalization alone must not count as a change.
  const unchanged = useRef<string>(undefined)
  const stored = useRef(value)
  const [isLinking, setLinking] = useState(false)
  const onPasted = usePasteNotices()
  const [pasting] = useState(() => pasteProps({ onPasted }))
  const editor = useEditor({
    extensions,
    editable: !isReadOnly,
    // Tiptap's <style> element would violate the Content Security Policy; the rules that are needed are in fields.css.
    injectCSS: false,
    content: linesAsHtml(value),
    autofocus: isFirst && 'start',
    editorProps: {
      attributes: {
        id,
        class: 'ed-text is-rich rich',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': error }),
        ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        ...inLanguage(locale),
      },
      // Tab moves the focus, as in other dialogs; Tiptap would indent list items.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
      ...pasting,
      handleKeyDown: (_, event) => {
        const isLinkKey = (event.ctrlKey || event.metaKey) && !event.altKey && letterOf(event) === 'k'
        if (isLinkKey) setLinking(true)
        return isLinkKey
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
      link: editor.isActive('link'),
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
    {
      name: t('editor.link'),
      Icon: Link,
      on: marks.link,
      run: () => setLinking(true),
      keys: 'Control+K Meta+K',
    },
  ]
  return (
    <>
      <div className="ed-row ed-label">
        <b>{label}</b>
        {note}
        {!isReadOnly && (
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
        )}
      </div>
      <EditorContent editor={editor} className="ed-rich" />
      {isLinking && <RichLinkDialog editor={editor} locale={locale} onClose={() => setLinking(false)} />}
    </>
  )
}
