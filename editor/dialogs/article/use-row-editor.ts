import { TextSelection } from '@tiptap/pm/state'
import { type Editor, useEditor as useTiptap } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/locale.ts'
import type { MediaValue } from '#content/media-group.ts'
import { addressOf } from '#content/upload-address.ts'
import { useEditor } from '../../components/editor-context.ts'
import { isControlK } from '../../components/shortcut-letter.ts'
import { inLanguage } from '../../components/translation-mark.tsx'
import { pasteProps } from '../../form/paste/paste-props.ts'
import { usePasteNotices } from '../../form/paste/use-paste-notices.ts'
import { addressIn } from '../../model/uploads/media-field.ts'
import { rowExtensions } from './article-extensions.ts'
import type { Json } from './tiptap-json.ts'

type Options = {
  locale: Locale
  content: Json
  other: () => Editor | undefined
  onFocus: (editor: Editor) => void
  onUpdate: (editor: Editor, isOwn: boolean) => void
  onLink: () => void
  /** Called with a file that was pasted or dropped. */
  onFile: (file: File) => void
  /** Called after a click on the picture or film of a row; the cursor is then in this row. */
  onMedia: () => void
}

/** Creates the Tiptap editor for the text of an article in one language. */
export function useRowEditor(options: Options) {
  const { locale, content, other, onFocus, onUpdate, onLink, onFile, onMedia } = options
  const { t } = useTranslation()
  const { client } = useEditor()
  const onPasted = usePasteNotices()
  const [extensions] = useState(() =>
    rowExtensions({
      other: () => other()?.state.doc,
      addressOf: (address) => addressOf(address.replace(/#.*$/, ''), client.base),
      inLanguage: (media) => addressIn(media as MediaValue, locale) || addressIn(media as MediaValue, 'en'),
      placeholder: (isUntranslated) => t(isUntranslated ? 'editor.notTranslated' : 'editor.emptyText'),
    }),
  )
  return useTiptap({
    extensions,
    // Tiptap's <style> element would violate the Content Security Policy.
    injectCSS: false,
    content,
    editorProps: {
      attributes: {
        class: 'article-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t(locale === 'en' ? 'editor.english' : 'editor.arabic'),
        ...inLanguage(locale),
      },
      // Tab moves the focus, as in other dialogs; Tiptap would indent list items.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
      ...pasteProps({ onPasted, onFile }),
      handleDrop: (_, event) => {
        const [file] = event.dataTransfer?.files ?? []
        if (!file) return false
        event.preventDefault()
        onFile(file)
        return true
      },
      handleClick: (view, at, event) => {
        const isMedia = event.target instanceof Element && event.target.closest('img, .ed-film')
        const $at = view.state.doc.resolve(at)
        if (!isMedia || !$at.node(1)?.attrs.src) return false
        view.dispatch(view.state.tr.setSelection(TextSelection.near($at)))
        onMedia()
        return true
      },
      handleKeyDown: (_, event) => {
        if (isControlK(event)) onLink()
        return isControlK(event)
      },
    },
    onFocus: ({ editor }) => onFocus(editor),
    onTransaction: ({ editor, transaction }) => {
      if (transaction.docChanged) onUpdate(editor, !transaction.getMeta('follows'))
    },
  })
}
