import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import { localizeHref, readablePath } from '#content/address.ts'
import { detailPagesOf } from '#content/detail-pages.ts'
import type { BilingualText } from '#content/locale.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor } from '../components/editor-context.ts'
import { LocalizedPromptField } from '../form/localized-prompt-field.tsx'
import { Prompt, PromptField } from '../form/prompt.tsx'
import { useDraftAutosave } from '../form/use-draft-autosave.ts'
import { documentKeyOf } from '../model/documents/documents.ts'
import { schemaOf } from '../model/documents/field-schema.ts'
import { itemTitle } from '../model/documents/item-title.ts'
import { linksOf } from '../model/documents/links.ts'
import { pageChanges } from '../model/documents/page-changes.ts'
import { navigateTo } from '../model/navigate.ts'
import type { OpenedDialog } from './edit-dialog-frame.tsx'
import { formEdits, isTouched, startForm } from './form-edits.ts'
import { TimeFields, type Times } from './time-fields.tsx'

type ItemSettings = { id: string; draft?: boolean } & Times & Partial<Record<(typeof texts)[number], BilingualText>>

const texts = ['searchTitle', 'searchDescription'] as const

/**
 * Edits the settings of the page of a post, story or job: its address, what search engines show, and whether and when
 * visitors see it.
 */
export function ItemSettingsDialog({ document, place, typed, returnFocusTo }: OpenedDialog) {
  const { store, locale, may } = useEditor()
  const { t } = useTranslation()
  const [start] = useState(() => startForm(store.withoutPreviews(document), place, undefined, typed))
  const [content, setContent] = useState(start.draft as ItemSettings)
  const [addressError, setAddressError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { block, item = '', page } = document
  const { base = '' } = detailPagesOf(page, document.type) ?? {}
  // Only the last part of a pasted address counts: 'my-post' of '/resources/my-post'.
  const id = readablePath(content.id.trim()).replace(/^.*\//, '')
  const edits = formEdits(start, content, place)
  useDraftAutosave(edits, store.keepDraft)

  const labelOf = (field: string, language: 'english' | 'arabic') =>
    [t(`fields.${field}`), t(`editor.${language}`)].join(t('editor.comma'))
  function follow(from: string, to: string) {
    const pathOf = (id: string) => localizeHref(`${base}/${id}`, locale)
    if (readablePath(location.pathname) === pathOf(from)) navigateTo(`${pathOf(to)}?edit=true`)
  }
  function isAnswered(error: unknown) {
    const { status, problem } = error instanceof ApiError ? error : {}
    const isTaken = problem?.type === 'urn:problem:address-taken'
    if (isTaken || status === 422)
      setAddressError(isTaken ? t('pages.addressTaken') : t('pages.addressInvalid', { example: 'offer2027' }))
    return isTaken || status === 422
  }
  async function save() {
    const isHiding = content.draft === true && (start.base as ItemSettings).draft !== true
    if (isHiding && !(await linksOf(store).confirmHiding(`${page}/${item}`))) return
    const settings = edits.filter(({ path: [key] }) => key !== 'id')
    if (id === item) return store.save(settings)
    setBusy(true)
    const isMoved = await pageChanges(store).renameItem(document, id, follow, isAnswered)
    setBusy(false)
    if (!isMoved) return
    store.discard()
    store.change({ ...place, documentKey: documentKeyOf(block, id) }, settings)
    await linksOf(store).offerToMend(`${page}/${id}`, `${base}/${item}`, `${base}/${id}`)
  }

  return (
    <Prompt
      title={t('editor.pageSettings')}
      subtitle={itemTitle(schemaOf(document), document.edited, locale)}
      action={t('common.save')}
      isTouched={isTouched(start, content)}
      isBusy={isBusy}
      onSubmit={() => void save()}
      onClose={store.close}
      returnFocusTo={returnFocusTo}
      className="is-medium"
    >
      {texts.map((field) => (
        <div key={field} className="ed-two">
          <LocalizedPromptField
            labels={{ en: labelOf(field, 'english'), ar: labelOf(field, 'arabic') }}
            value={{ en: '', ...content[field] }}
            isLong={field === 'searchDescription'}
            note={t('editor.searchNote', { letters: formatNumber(field === 'searchTitle' ? 60 : 150, locale) })}
            onChange={(value) => setContent({ ...content, [field]: value })}
          />
        </div>
      ))}
      {may('content.write') && (
        <>
          <PromptField
            label={t('fields.id')}
            value={content.id}
            dir="ltr"
            note={t('editor.addressWillBe', { id })}
            fieldError={addressError}
            onChange={(id) => {
              setContent({ ...content, id })
              setAddressError(undefined)
            }}
          />
          <label className="ed-row">
            <input
              type="checkbox"
              checked={content.draft !== true}
              onChange={({ target }) => setContent({ ...content, draft: !target.checked })}
            />
            {t('pages.isPublic')}
          </label>
          <TimeFields content={content} onChange={setContent} />
        </>
      )}
    </Prompt>
  )
}
