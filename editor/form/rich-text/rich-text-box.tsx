import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { inLanguage } from '../../components/translation-mark.tsx'
import { RichLinkDialog } from '../form.lazy.ts'
import type { BoxProps } from '../language-boxes.tsx'
import { FormatTools } from './format-tools.tsx'
import { useRichTextOptions, useTypedElsewhere } from './use-rich-text-options.ts'

export function RichTextBox(props: BoxProps) {
  const { id, label, locale, value, onChange, note, isFirst, error, isReadOnly } = props
  const [isLinking, setLinking] = useState(false)
  const attributes = {
    id,
    class: 'ed-text is-rich rich',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(error && { 'aria-invalid': 'true', 'aria-describedby': error }),
    ...(isReadOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    ...inLanguage(locale),
  }
  const onLink = () => setLinking(true)
  const options = useRichTextOptions({ value, isReadOnly, attributes, onChange, onLink })
  const editor = useEditor({ ...options, autofocus: isFirst && 'start' })
  useTypedElsewhere(editor, value)
  return (
    <>
      <div className="ed-row ed-label">
        <b>{label}</b>
        {note}
        {!isReadOnly && <FormatTools editor={editor} label={label} onLink={onLink} />}
      </div>
      <EditorContent editor={editor} className="ed-rich" />
      {isLinking && <RichLinkDialog editor={editor} locale={locale} onClose={() => setLinking(false)} />}
    </>
  )
}
