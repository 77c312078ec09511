import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { Locale } from '#content/locale.ts'
import { link } from '#content/schema/fields.ts'
import { useEditor } from '../../components/editor-context.ts'
import { FileInputButton } from '../../components/files/file-input-button.tsx'
import { Unlink, Upload } from '../../components/lazy-icons.tsx'
import { usePages } from '../../components/use-pages.ts'
import { field } from '../../model/documents/form-field-kinds.ts'
import { acceptOf } from '../../model/uploads/media-field.ts'
import { DialogForm } from '../dialog-form.tsx'
import { isValidLink } from '../links/link-target.tsx'
import { useFormState, withFields } from '../use-form-state.ts'

type RichLinkDialogProps = { editor: Editor; locale: Locale; onClose: () => void }
type Draft = { words?: string; path?: string | undefined }

const path = field(link.optional(), { label: 'editor.path' })
const withWords = (lang: Locale) =>
  z.object({ words: field(z.string(), { line: 'text', label: 'editor.linkWords', lang }), path })
const fields = { en: withWords('en'), ar: withWords('ar'), none: z.object({ path }) }

/**
 * Edits the link at the cursor or in the selection, or adds a link to the selected text. If there is no link and
 * nothing is selected, also asks for the text of the new link.
 */
export function RichLinkDialog({ editor, locale, onClose }: RichLinkDialogProps) {
  const { t } = useTranslation()
  const { uploads } = useEditor()
  const pages = usePages()
  const [stored] = useState<string | undefined>(() => editor.getAttributes('link').href)
  const [asksWords] = useState(stored === undefined && editor.state.selection.empty)
  const state = useFormState({
    ...(asksWords ? withFields(fields[locale], { words: '' }) : withFields(fields.none, { path: stored })),
    check(draft) {
      const { path = '' } = draft as Draft
      const isRefused = path !== stored && (path === '' || !isValidLink(path, pages))
      return isRefused ? [{ path: ['path'], text: t('editor.pathUnknown') }] : []
    },
    onSubmit(draft) {
      const { path = '', words = '' } = draft as Draft
      if (path !== stored) {
        const chain = editor.chain().focus()
        if (asksWords) {
          const marks = [{ type: 'link', attrs: { href: path } }]
          chain.insertContent({ type: 'text', text: words.trim() || path, marks }).run()
        } else chain.extendMarkRange('link').setLink({ href: path }).run()
      }
      onClose()
    },
  })
  const { read, change } = state.form

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  /** Uploads a PDF and makes it the target. Its file name becomes the text of the link if no text has been typed. */
  function upload(file: File) {
    if (asksWords && !read(['words'])) change({ path: ['words'], value: file.name })
    uploads.upload(file, {
      accepts: 'document',
      arrived: ({ url }) => change({ path: ['path'], value: url }),
    })
  }
  return (
    <DialogForm
      {...{ state, onClose }}
      title={t(stored === undefined ? 'editor.addLink' : 'editor.editLink')}
      action={t(stored === undefined ? 'editor.addLink' : 'editor.changeLink')}
    >
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
    </DialogForm>
  )
}
