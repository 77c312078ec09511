import { type Editor, EditorContent } from '@tiptap/react'
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { BodyItem } from '#content/article-body.ts'
import { apply, diff, invert, isListEdit, looksSame } from '#content/edits.ts'
import { isSame } from '#content/json.ts'
import { type Locale, locales } from '#content/locale.ts'
import { readAt } from '#content/path.ts'
import { followTopmost, isTopmost, overlays, useModal } from '../../components/dialog/modal.ts'
import { useConfirmDiscard } from '../../components/dialog/use-confirm-discard.tsx'
import { useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { useRootAttribute } from '../../components/use-root-attribute.ts'
import { useDraftAutosave } from '../../form/autosave-and-preview.ts'
import { RichLinkDialog } from '../../form/form.lazy.ts'
import { kindOf } from '../../model/uploads/media-field.ts'
import { MediaRowDialog } from '../dialogs.lazy.ts'
import type { OpenedDialog } from '../edit-dialog-frame.tsx'
import { ArticleToolbar } from './article-toolbar.tsx'
import { type Documents, toDocuments, toItems } from './body-items.ts'
import { insertMedia, type MediaRow, mediaRowAt } from './media-rows.ts'
import { alignRows, replaceDifference } from './row-changes.ts'
import { follows } from './rows-plugin.ts'
import type { Json } from './tiptap-json.ts'
import { useRowEditor } from './use-row-editor.ts'

import './article-editor.css'

/**
 * Edits an article's body as one text per language. Replaces the article on the page
 * (editor/canvas/fields/editable-flow.tsx). Both texts have the same rows, one for each item of the body.
 */
export function ArticleEditor({ place, document, typed = [], returnFocusTo }: OpenedDialog) {
  const { t } = useTranslation()
  const { uploads, open } = useEditor()
  const shown = useLocale()
  const [start] = useState(() => {
    const stored = (edits: typeof typed) => (readAt(apply(document.edited, edits), place.path) ?? []) as BodyItem[]
    const items = stored(typed)
    return { base: stored(invert(typed)), items, documents: toDocuments(items) }
  })
  const editors = useRef<Partial<Record<Locale, Editor>>>({})
  const loaded = useRef<Documents>(undefined)
  const [now, setNow] = useState<Documents>()
  const [active, setActive] = useState<Locale>(shown)
  const [linking, setLinking] = useState(false)
  const [media, setMedia] = useState<MediaRow>()
  const [removed] = useState(() => ({ en: new Map(), ar: new Map() }))

  function documentsNow(): Documents | undefined {
    const { en, ar } = editors.current
    return en && ar && { en: en.getJSON() as Json, ar: ar.getJSON() as Json }
  }
  /** Gives the other language the same rows after the user's own change (`isOwn`) in one language. */
  function update(locale: Locale, editor: Editor, isOwn: boolean) {
    const other = editors.current[locale === 'en' ? 'ar' : 'en']
    if (isOwn && other) {
      const rows = alignRows(editor.state.doc, other.state.doc, removed[locale === 'en' ? 'ar' : 'en'])
      // Dispatched even without a difference, because the placeholders in empty rows may have changed.
      const tr = replaceDifference(other.state.tr, rows).setMeta(follows, true).setMeta('addToHistory', false)
      other.view.dispatch(tr)
    }
    if (isOwn) setNow(documentsNow())
  }
  /** Uploads a file and inserts it at the cursor: a PDF as a link, any other file as a row with a picture. */
  function takeFile(locale: Locale, file: File) {
    const isPdf = kindOf(file.name) === 'pdf'
    uploads.upload(file, {
      accepts: isPdf ? 'document' : 'picture',
      arrived({ url }) {
        const editor = editors.current[locale]
        if (!editor) return
        const link = { type: 'text', text: file.name, marks: [{ type: 'link', attrs: { href: url } }] }
        if (isPdf) editor.chain().focus().insertContent(link).run()
        else insertMedia(editor, { type: 'figure', src: url, alt: { en: '', ar: '' } })
      },
    })
  }
  const shared = (locale: Locale) => ({
    locale,
    content: start.documents[locale],
    other: () => editors.current[locale === 'en' ? 'ar' : 'en'],
    onFocus: () => setActive(locale),
    onUpdate: (editor: Editor, isOwn: boolean) => update(locale, editor, isOwn),
    onLink: () => setLinking(true),
    onFile: (file: File) => takeFile(locale, file),
    onMedia: () => setMedia(mediaRowAt(editors.current[locale])),
  })
  const en = useRowEditor(shared('en'))
  const ar = useRowEditor(shared('ar'))
  editors.current = { en, ar }
  loaded.current ??= documentsNow()

  function editsOf(documents: Documents | undefined) {
    const items = documents && loaded.current ? toItems(documents, loaded.current, start.items) : start.items
    const edits = diff(start.base, items, place.path)
    return edits.filter((edit) => isListEdit(edit) || !looksSame(edit.was, edit.value))
  }
  const edits = editsOf(now)
  const isTouched = now !== undefined && !isSame(now, loaded.current)
  useDraftAutosave(edits, open.keepDraft)
  // Reads the documents from the editors, because the last input may not be rendered yet.
  const save = () => open.save(editsOf(documentsNow()))
  const { leave, question } = useConfirmDiscard(isTouched, { label: t('common.save'), run: save })
  const close = () => {
    flushSync(() => setNow(documentsNow()))
    leave(open.close)
  }

  const box = useBox()
  const root = useRef<HTMLDivElement>(null)
  useRootAttribute('data-article')
  useModal(root, { onClose: close, returnFocusTo, initialFocus: `.tiptap:lang(${shown})` })
  function onKeyDownCapture(event: KeyboardEvent) {
    const isSaveKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing
    if (!isSaveKey || !isTopmost(root.current)) return
    event.preventDefault()
    event.stopPropagation()
    save()
  }
  const editor = { en, ar }[active]
  return createPortal(
    <div
      ref={root}
      className="ed-stack ed-flow"
      role="dialog"
      aria-label={t('editor.editArticle')}
      onKeyDownCapture={onKeyDownCapture}
    >
      <ArticleToolbar editor={editor} onLink={() => setLinking(true)} onMedia={setMedia}>
        {typed.length > 0 && (
          <button type="button" className="ed-btn is-plain" onClick={open.discard}>
            {t('editor.discardFailedChange')}
          </button>
        )}
        <button type="button" className="ed-btn is-plain" onClick={close}>
          {t('common.cancel')}
        </button>
        <button type="button" className="ed-btn is-solid" onClick={save} aria-keyshortcuts="Control+Enter Meta+Enter">
          {t('common.save')}
        </button>
      </ArticleToolbar>
      <div className="ed-flow-columns" style={{ '--ed-rows': en.state.doc.childCount } as CSSProperties}>
        {locales.map((locale) => (
          <section key={locale} className="ed-flow-column">
            <p className="ed ed-flow-language" aria-hidden="true">
              {t(locale === 'en' ? 'editor.english' : 'editor.arabic')}
            </p>
            <EditorContent editor={{ en, ar }[locale]} className="ed-flow-text" />
          </section>
        ))}
      </div>
      <div className="ed">
        {linking && <RichLinkDialog editor={editor} locale={active} onClose={() => setLinking(false)} />}
        {media && (
          <MediaRowDialog row={media} onClose={() => setMedia(undefined)} onSave={(row) => insertMedia(editor, row)} />
        )}
        {question}
      </div>
    </div>,
    box,
  )
}

/**
 * Returns the element that contains the editor. The element replaces the article on the page. If the article is not on
 * the screen (the user opened another page, for example), the element lies over the page. The same element is moved
 * between the two, because mounting the editor again would lose its text.
 */
function useBox() {
  const host = useEditorState(({ flowHost }) => flowHost)
  const [box] = useState(() => Object.assign(globalThis.document.createElement('div'), { className: 'ed-flow-box' }))
  useLayoutEffect(() => {
    box.classList.toggle('is-sheet', !host)
    const holder = host ?? overlays().dialogs
    holder.append(box)
    followTopmost()
  }, [box, host])
  useEffect(() => () => box.remove(), [box])
  return box
}
