import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/locale.ts'
import { useEditor } from '../../components/editor-context.ts'
import { FileInputButton } from '../../components/files/file-input-button.tsx'
import { Unlink, Upload } from '../../components/lazy-icons.tsx'
import { inLanguage } from '../../components/translation-mark.tsx'
import { usePages } from '../../components/use-pages.ts'
import { acceptOf } from '../../model/uploads/media-field.ts'
import { isValidLink } from '../links/is-valid-link.ts'
import { PathBox } from '../links/link-target-box.tsx'
import { Prompt, PromptField } from '../prompt.tsx'

type RichLinkDialogProps = { editor: Editor; locale: Locale; onClose: () => void }

/**
 * Edits the link at the cursor or in the selection, or adds a link to the selected text. If there is no link and
 * nothing is selected, also asks for the text of the new link.
 */
export function RichLinkDialog({ editor, locale, onClose }: RichLinkDialogProps) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const [stored] = useState<string | undefined>(() => editor.getAttributes('link').href)
  const asksWords = stored === undefined && editor.state.selection.empty
  const [words, setWords] = useState('')
  const [path, setPath] = useState(stored ?? '')
  const [refusal, setRefusal] = useState<object>()
  const pages = usePages()

  function submit() {
    if (path === stored) return onClose()
    if (path === '' || !isValidLink(path, pages)) return setRefusal({})
    const chain = editor.chain().focus()
    if (asksWords) {
      const marks = [{ type: 'link', attrs: { href: path } }]
      chain.insertContent({ type: 'text', text: words.trim() || path, marks }).run()
    } else chain.extendMarkRange('link').setLink({ href: path }).run()
    onClose()
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  /** Uploads a PDF and makes it the target. Its file name becomes the text of the link if no text has been typed. */
  function upload(file: File) {
    setWords((words) => words || file.name)
    store.upload(file, { accepts: 'document', isAll: true, arrived: ({ url }) => setPath(url) })
  }
  return (
    <Prompt
      title={t(stored === undefined ? 'editor.addLink' : 'editor.editLink')}
      action={t(stored === undefined ? 'editor.addLink' : 'editor.changeLink')}
      isTouched={path !== (stored ?? '') || words !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {asksWords && (
        <PromptField label={t('editor.linkWords')} value={words} {...inLanguage(locale)} onChange={setWords} />
      )}
      <PathBox
        value={path}
        hint={t('editor.pathHintText')}
        refusal={refusal}
        isOptional
        onChange={(value) => {
          setPath(value)
          setRefusal(undefined)
        }}
      />
      <FileInputButton
        className="ed-btn is-outline"
        accept={acceptOf('document')}
        onChoose={([file]) => file && upload(file)}
      >
        <Upload className="ed-i" />
        {t('media.linkPdf')}
      </FileInputButton>
      {stored !== undefined && (
        <button type="button" className="ed-btn is-outline" onClick={remove}>
          <Unlink className="ed-i" />
          {t('editor.removeLink')}
        </button>
      )}
    </Prompt>
  )
}
