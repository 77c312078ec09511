import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref, readablePath } from '#content/address.ts'
import { detailPagesOf } from '#content/detail-pages.ts'
import type { Edit } from '#content/edits.ts'
import { correctItemId } from '#content/page-path.ts'
import arabic from '#locales/ar/site.json'
import english from '#locales/en/site.json'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { useMessages } from '../components/use-messages.ts'
import { useLivePreview } from '../form/autosave-and-preview.ts'
import { FormFields } from '../form/form-fields.tsx'
import { refusalsOf } from '../form/settings-refusals.ts'
import { useDocumentForm } from '../form/use-document-form.ts'
import { documentKeyOf } from '../model/documents/documents.ts'
import { schemaOf } from '../model/documents/field-schema.ts'
import { linksOf } from '../model/documents/links.ts'
import { blockName, itemTitle } from '../model/documents/names.ts'
import { pageActs } from '../model/documents/page-acts.ts'
import { publishingOf } from '../model/documents/publishing.ts'
import { navigateTo } from '../model/navigate.ts'
import { EditDialogFrame, type OpenedDialog } from './edit-dialog-frame.tsx'

/**
 * Edits the settings of a page, of an item's page or of the site: names and descriptions, addresses, whether and when
 * visitors see it. The dialog stays open until they are saved, to show refused values at their fields.
 */
export function SettingsDialog(opened: OpenedDialog) {
  const { document, at } = opened
  const { open } = useEditor()
  const locale = useLocale()
  const { t } = useTranslation()
  useMessages('site', { en: english, ar: arabic })
  const [isBusy, setBusy] = useState(false)
  const save = useSaveSettings(opened)
  const { state, edits, but } = useDocumentForm({
    ...opened,
    values: (draft) => ({ id: idOf(draft) }),
    async onSave(edits, draft) {
      if (edits.length === 0) return open.discard()
      setBusy(true)
      await save(edits, draft, (error) => state.refuse(refusalsOf(t, document, state.draft, error)))
      setBusy(false)
    },
  })
  useLivePreview(opened.place, edits.filter(isOfContent))
  const title = document.item ? t('editor.pageSettings') : blockName(t, document.type)
  return (
    <EditDialogFrame
      title={title}
      subtitle={document.item && itemTitle(schemaOf(document), document.edited, locale)}
      className="is-medium"
      initialFocus={() => state.firstInput(at)}
      {...{ opened, edits }}
      isTouched={state.isTouched}
      isBusy={isBusy || state.isUploading}
      onSave={() => isBusy || state.submit()}
    >
      <FormFields {...{ state, title, but, isBusy }} />
    </EditDialogFrame>
  )
}

const idOf = (draft: unknown) => correctItemId((draft as { id?: string }).id ?? '')

/** The id of an item is in the form, but not in its content. */
const isOfContent = ({ path: [key] }: Edit) => key !== 'id'

type IsAnswered = (error: unknown) => boolean

/** Returns a function that saves edits of settings, after a question if links would break, and follows a new address. */
function useSaveSettings({ document, place }: OpenedDialog) {
  const editor = useEditor()
  const { open, saves } = editor
  const locale = useLocale()
  const { block, item, page, type, content } = document
  const { confirmHiding, offerToMend } = linksOf(editor)
  const { confirmPublishing } = publishingOf(editor)

  const sets = (edits: Edit[], key: string, value: unknown) =>
    edits.some((edit) => 'value' in edit && edit.path[0] === key && edit.value === value)

  /** Whether visitors will see the page, at once or from a time on. */
  const publishes = (edits: Edit[], key: string, value: unknown) =>
    sets(edits, key, value) || edits.some((edit) => 'value' in edit && edit.path[0] === 'shows_at' && edit.value)

  async function savePage(edits: Edit[], draft: unknown, isAnswered: IsAnswered) {
    if (sets(edits, 'state', 'hidden') && !(await confirmHiding(page))) return
    if (publishes(edits, 'state', 'public') && !(await confirmPublishing(page))) return
    if (!(await open.submit(edits, isAnswered)) || type !== 'PAGE') return
    const [before, after] = [content, draft].map((each) => (each as { path: { en: string; ar: string } }).path)
    if (!before || !after) return
    if (before[locale] !== after[locale]) navigateTo(`${after[locale]}?edit=true`)
    if (before.en !== after.en) await offerToMend(page, before.en, after.en)
  }
  async function saveItem(edits: Edit[], draft: unknown, isAnswered: IsAnswered) {
    if (sets(edits, 'draft', true) && !(await confirmHiding(`${page}/${item}`))) return
    if (publishes(edits, 'draft', false) && !(await confirmPublishing(page, document))) return
    const settings = edits.filter(isOfContent)
    const id = idOf(draft)
    if (id === item) return open.save(settings)
    const { base = '' } = detailPagesOf(page, type) ?? {}
    const pathOf = (id: string) => localizeHref(`${base}/${id}`, locale)
    const follow = (from: string, to: string) => {
      if (readablePath(location.pathname) === pathOf(from)) navigateTo(`${pathOf(to)}?edit=true`)
    }
    if (!(await pageActs(editor).renameItem(document, id, follow, isAnswered))) return
    open.discard()
    saves.add({ ...place, documentKey: documentKeyOf(block, id) }, settings)
    await offerToMend(`${page}/${id}`, `${base}/${item}`, `${base}/${id}`)
  }
  return item ? saveItem : savePage
}
