import type { Editor, EditorOptions } from '@tiptap/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { isControlK } from '../../components/shortcut-letter.ts'
import { pasteProps } from '../paste/paste-props.ts'
import { usePasteNotices } from '../paste/use-paste-notices.ts'
import { directions, inlineStarterKit } from './extensions.ts'
import { linesAsHtml } from './lines-as-html.ts'

type Options = {
  value: string
  isReadOnly?: boolean
  attributes: Record<string, string>
  onChange: (html: string) => void
  onLink: () => void
}

const extensions = [inlineStarterKit(), ...directions]

/** Returns the options of a Tiptap editor for a text of paragraphs and lists, in a box or on the page. */
export function useRichTextOptions({ value, isReadOnly = false, attributes, onChange, onLink }: Options) {
  // The stored HTML, also as Tiptap normalizes it. The normalization alone must not count as a change.
  const start = useRef<{ stored: string; normal?: string }>({ stored: value })
  const onPasted = usePasteNotices()
  const [pasting] = useState(() => pasteProps({ onPasted }))
  return {
    extensions,
    editable: !isReadOnly,
    // Tiptap's <style> element would violate the Content Security Policy; the rules that are needed are in fields.css.
    injectCSS: false,
    content: linesAsHtml(value),
    editorProps: {
      attributes,
      // Tab moves the focus, as in other dialogs; Tiptap would indent list items.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
      ...pasting,
      handleKeyDown: (_, event) => {
        if (isControlK(event)) onLink()
        return isControlK(event)
      },
    },
    onCreate: ({ editor }) => {
      start.current.normal = editor.getHTML()
    },
    onUpdate: ({ editor }) => {
      const html = htmlOf(editor)
      onChange(html === start.current.normal ? start.current.stored : html)
    },
  } satisfies Partial<EditorOptions>
}

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/** Shows what is typed into the same text elsewhere: on the page, or in its box. */
export function useTypedElsewhere(editor: Editor | undefined, value: string): void {
  const shown = useRef(value)
  useLayoutEffect(() => {
    // Not at the start: Tiptap normalizes the stored HTML, and setting it again would move the caret to its end.
    if (!editor || shown.current === value) return
    shown.current = value
    if (editor.isFocused || htmlOf(editor) === value) return
    editor.commands.setContent(linesAsHtml(value), { emitUpdate: false, parseOptions: { preserveWhitespace: true } })
  }, [editor, value])
}
