import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#api/errors.ts'
import type { PageDetails } from '#api/pages.ts'
import { apply, diff, invert } from '#content/edits.ts'
import { isSame } from '#content/json.ts'
import type { Locale } from '#content/locale.ts'
import { merge } from '#content/merge.ts'
import { formatNumber } from '#ui/intl.ts'
import { Choice } from '../components/choice.tsx'
import { useEditor } from '../components/editor-context.ts'
import { LocalizedPromptField } from '../form/localized-prompt-field.tsx'
import { Prompt } from '../form/prompt.tsx'
import { useDraftAutosave } from '../form/use-draft-autosave.ts'
import type { Save } from '../model/documents/documents.ts'
import { linksOf } from '../model/documents/links.ts'
import { pageChanges } from '../model/documents/page-changes.ts'
import { navigateTo } from '../model/navigate.ts'
import { isConflict } from '../model/saving/save-errors.ts'
import { type AddressErrors, AddressFields, addressErrors } from './address-fields.tsx'
import { TimeFields, type Times } from './time-fields.tsx'

type PageSettings = Pick<PageDetails, 'name' | 'description' | 'path' | 'state' | 'noindex' | 'accent'> & Times

const contentOf = ({
  name,
  description,
  path,
  state,
  noindex,
  accent,
  shows_at,
  hides_at,
}: PageSettings): PageSettings => {
  const times = { ...(shows_at && { shows_at }), ...(hides_at && { hides_at }) }
  return { name, description, path, state, noindex, accent, ...times }
}

const accents: PageDetails['accent'][] = ['primary', 'teal', 'coral', 'saffron']

type PageSettingsDialogProps = {
  page: string
  returnFocusTo: HTMLElement | null
  /** The unsaved change of a tab that was closed or crashed. */
  failedChange?: Save | undefined
}

/**
 * Edits the settings of a page: name and description, addresses, whether and when visitors see it, whether search
 * engines list it, and its accent colour.
 */
export function PageSettingsDialog({ page, returnFocusTo, failedChange }: PageSettingsDialogProps) {
  const { store, locale, may } = useEditor()
  const { t } = useTranslation()
  const [stored, setStored] = useState<PageDetails>()
  const [content, setContent] = useState<PageSettings>()
  /** The stored values that conflict with what was typed, by dotted path. */
  const [theirs, setTheirs] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<AddressErrors>({})
  const [fieldError, setFieldError] = useState<'alerts.nameRequired' | 'editor.conflictSettings'>()
  const [isBusy, setBusy] = useState(false)
  /**
   * Merges the newer stored settings into the typed ones. Of conflicting values the dialog contains the typed one, and
   * the next Save stores it.
   */
  const mergeStored = useCallback((current: PageDetails, base: PageSettings, typed: PageSettings) => {
    const merged = merge(base, typed, contentOf(current))
    setStored(current)
    setContent(merged.content)
    setTheirs(Object.fromEntries(merged.conflicts.map(({ path, mine }) => [path, String(mine ?? '')])))
    if (merged.conflicts.length > 0) setFieldError('editor.conflictSettings')
  }, [])
  useEffect(() => {
    const name = `settings/${page}`
    void store.loads.load(name, async () => {
      const settings = await store.client.settings(page)
      const edits = failedChange?.edits ?? []
      mergeStored(settings, apply(contentOf(settings), invert(edits)), apply(contentOf(settings), edits))
    })
    return () => store.loads.forget(name)
  }, [store, page, failedChange, mergeStored])
  useDraftAutosave(diff(stored && contentOf(stored), content), store.keepDraft)

  function theirsAt(field: 'name' | 'description', locale: Locale) {
    const text = theirs[`${field}.${locale}`]
    return text === undefined ? undefined : t('editor.theirsIs', { text })
  }
  async function save() {
    if (!stored || !content) return
    if (!content.name.en.trim()) return setFieldError('alerts.nameRequired')
    if (isSame(content, contentOf(stored))) return store.discard()
    const isHiding = content.state === 'hidden' && stored.state === 'public'
    if (isHiding && !(await linksOf(store).confirmHiding(page))) return
    setBusy(true)
    const { shows_at = null, hides_at = null } = content
    const change = { ...content, shows_at, hides_at }
    const isSaved = await pageChanges(store).saveSettings(page, change, stored.version, (error) => {
      const found = addressErrors(t, error, content.path)
      if (found) setErrors(found)
      if (found || !isConflict(error)) return found !== undefined
      mergeStored((error as ApiError).problem.current as PageDetails, contentOf(stored), content)
      return true
    })
    setBusy(false)
    if (!isSaved) return
    store.discard()
    if (content.path[locale] !== stored.path[locale]) navigateTo(`${content.path[locale]}?edit=true`)
    if (content.path.en !== stored.path.en) await linksOf(store).offerToMend(page, stored.path.en, content.path.en)
  }

  return (
    <Prompt
      title={t('editor.pageSettings')}
      action={t('common.save')}
      isTouched={!isSame(content, stored && contentOf(stored))}
      isBusy={isBusy}
      canSubmit={content !== undefined}
      onSubmit={() => void save()}
      onClose={store.close}
      returnFocusTo={returnFocusTo}
      className="is-medium"
    >
      {fieldError && (
        <p role="alert" className="ed-refused">
          {t(fieldError)}
        </p>
      )}
      {!content && <p role="status">{t('common.loading')}</p>}
      {content &&
        (['name', 'description'] as const).map((field) => (
          <div key={field} className="ed-two">
            <LocalizedPromptField
              labels={{ en: t(`editor.${field}In.en`), ar: t(`editor.${field}In.ar`) }}
              value={content[field]}
              isLong={field === 'description'}
              errors={{ en: theirsAt(field, 'en'), ar: theirsAt(field, 'ar') }}
              note={t('editor.searchNote', { letters: formatNumber(field === 'name' ? 60 : 150, locale) })}
              onChange={(value) => {
                setContent({ ...content, [field]: value })
                setFieldError(undefined)
              }}
            />
          </div>
        ))}
      {content && page !== 'home' && may('content.write') && (
        <>
          <AddressFields
            path={content.path}
            errors={errors}
            onChange={({ en = content.path.en, ar }) => {
              // If the Arabic address is '/ar' and the English one, it changes together with the English one.
              const follows = content.path.ar === `/ar${content.path.en}`
              setContent({ ...content, path: { en, ar: ar ?? (follows ? `/ar${en}` : content.path.ar) } })
              setErrors({})
            }}
          />
          <label className="ed-row">
            <input
              type="checkbox"
              checked={content.state === 'public'}
              onChange={({ target }) => setContent({ ...content, state: target.checked ? 'public' : 'hidden' })}
            />
            {t('pages.isPublic')}
          </label>
          <TimeFields content={content} onChange={setContent} />
          <label className="ed-row">
            <input
              type="checkbox"
              checked={content.noindex}
              onChange={({ target }) => setContent({ ...content, noindex: target.checked })}
            />
            {t('pages.noindex')}
          </label>
          <Choice
            label={t('fields.accent')}
            value={content.accent}
            options={accents.map((accent) => [accent, t(`options.${accent}`)])}
            onChange={(accent) => setContent({ ...content, accent })}
          />
        </>
      )}
    </Prompt>
  )
}
