import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#api/errors.ts'
import type { PageSettings } from '#api/pages.ts'
import { isSame, merge } from '#content/merge.ts'
import { type Locale, locales } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { isConflict } from '../history/is-conflict.ts'
import { useKeptDraft } from '../kept-draft.ts'
import { isListEdit, withEdits } from '../store/content-path.ts'
import { editsBetween } from '../store/edits-between.ts'
import type { Change } from '../store/units.ts'
import { inLanguage } from './language-box.tsx'
import { Prompt, PromptField } from './prompt.tsx'

type Content = PageSettings['content']

type SettingsDialogProps = {
  desk: Desk
  page: string
  backTo: HTMLElement | null
  /** What was typed when the tab died. */
  kept?: Change | undefined
  onClose: () => void
  /** Called when what was typed is saved. */
  onDone: () => void
  /** Dialogs that come over this one while it is open. */
  children: ReactNode
}

/** What a page is called, in titles and in results of search engines, and how these describe it. */
export function SettingsDialog({ desk, page, backTo, kept, onClose, onDone, children }: SettingsDialogProps) {
  const { t } = useTranslation()
  const [stored, setStored] = useState<PageSettings>()
  const [content, setContent] = useState<Content>()
  /** What somebody else wrote where something else was typed, by its path. */
  const [theirs, setTheirs] = useState<Record<string, string>>({})
  const [fault, setFault] = useState<'alerts.nameRequired' | 'editor.conflictSettings'>()
  const [isBusy, setBusy] = useState(false)
  /** Shows what is stored by now; what was typed stays, and goes over that with the next Save. */
  const meet = useCallback((current: PageSettings, base: Content, typed: Content) => {
    const met = merge(base, typed, current.content)
    setStored(current)
    setContent(met.content)
    setTheirs(Object.fromEntries(met.conflicts.map(({ path, mine }) => [path, String(mine ?? '')])))
    if (met.conflicts.length > 0) setFault('editor.conflictSettings')
  }, [])
  useEffect(() => {
    const name = `settings/${page}`
    void desk.loading.load(name, async () => {
      const settings = await desk.client.settings(page)
      const edits = kept?.edits ?? []
      const before = edits.map((edit) => (isListEdit(edit) ? edit : { ...edit, value: edit.was }))
      meet(settings, withEdits(settings.content, before), withEdits(settings.content, edits))
    })
    return () => desk.loading.forget(name)
  }, [desk, page, kept, meet])
  useKeptDraft(editsBetween(stored?.content, content), desk.settings.keep)

  function change(field: 'name' | 'description', locale: Locale, value: string) {
    setContent((before) => before && { ...before, [field]: { ...before[field], [locale]: value } })
    setFault(undefined)
  }
  async function save() {
    if (!stored || !content) return
    if (!content.name.en.trim()) return setFault('alerts.nameRequired')
    if (isSame(content, stored.content)) return onDone()
    setBusy(true)
    // What could not be saved stays in its boxes.
    const isSaved = await desk.structure.saveSettings(page, content, stored.version, (error) => {
      if (!isConflict(error)) return false
      meet((error as ApiError).problem.current as PageSettings, stored.content, content)
      return true
    })
    setBusy(false)
    if (isSaved) onDone()
  }

  return (
    <Prompt
      title={t('editor.pageSettings')}
      action={t('common.save')}
      isTouched={!isSame(content, stored?.content)}
      isBusy={isBusy}
      canSubmit={content !== undefined}
      onSubmit={() => void save()}
      onClose={onClose}
      backTo={backTo}
      className="is-medium"
      over={children}
    >
      {fault && (
        <p role="alert" className="ed-refused">
          {t(fault)}
        </p>
      )}
      {!content && <p role="status">{t('common.loading')}</p>}
      {content &&
        (['name', 'description'] as const).map((field) => (
          <div key={field} className="ed-two">
            {locales.map((locale) => {
              const other = theirs[`${field}.${locale}`]
              return (
                <PromptField
                  key={locale}
                  label={t(`editor.${field}In.${locale}`)}
                  value={content[field][locale] ?? ''}
                  {...inLanguage(locale)}
                  isLong={field === 'description'}
                  fault={other === undefined ? undefined : t('editor.theirsIs', { text: other })}
                  note={t(field === 'name' ? 'editor.nameNote' : 'editor.descriptionNote')}
                  onChange={(value) => change(field, locale, value)}
                />
              )
            })}
          </div>
        ))}
    </Prompt>
  )
}
