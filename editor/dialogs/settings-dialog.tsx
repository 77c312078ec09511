import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageSettings } from '#api/pages.ts'
import { type Locale, locales } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { reasonOf } from '../failures.ts'
import { Prompt, PromptField } from './prompt.tsx'

type SettingsDialogProps = { desk: Desk; page: string; backTo: HTMLElement | null; onClose: () => void }

/** What a page is called, in titles and in results of search engines, and how these describe it. */
export function SettingsDialog({ desk, page, backTo, onClose }: SettingsDialogProps) {
  const { t } = useTranslation()
  const [stored, setStored] = useState<PageSettings>()
  const [content, setContent] = useState<PageSettings['content']>()
  const [fault, setFault] = useState('')
  useEffect(() => {
    desk.client.settings(page).then(
      (settings) => {
        setStored(settings)
        setContent(settings.content)
      },
      (error) => setFault([t('page.failed'), reasonOf(t, error)].filter(Boolean).join(' ')),
    )
  }, [desk, page, t])

  function change(field: 'name' | 'description', locale: Locale, value: string) {
    setContent((before) => before && { ...before, [field]: { ...before[field], [locale]: value } })
    setFault('')
  }
  async function save() {
    if (!stored || !content) return
    if (!content.name.en.trim()) return setFault(t('alerts.nameRequired'))
    if (JSON.stringify(content) === JSON.stringify(stored.content)) return onClose()
    // What could not be saved stays in its boxes.
    if (await desk.structure.saveSettings(page, content, stored.version)) onClose()
  }

  return (
    <Prompt
      title={t('editor.pageSettings')}
      action={t('common.save')}
      isBusy={!content}
      onSubmit={() => void save()}
      onClose={onClose}
      backTo={backTo}
      className="is-medium"
    >
      {fault && (
        <p role="alert" className="ed-refused">
          {fault}
        </p>
      )}
      {!content && !fault && <p role="status">{t('common.loading')}</p>}
      {content &&
        (['name', 'description'] as const).map((field) => (
          <div key={field} className="ed-two">
            {locales.map((locale) => (
              <PromptField
                key={locale}
                label={t(`editor.${field}In.${locale}`)}
                value={content[field][locale] ?? ''}
                lang={locale}
                dir={locale === 'ar' ? 'rtl' : 'ltr'}
                isLong={field === 'description'}
                note={t(field === 'name' ? 'editor.nameNote' : 'editor.descriptionNote')}
                onChange={(value) => change(field, locale, value)}
              />
            ))}
          </div>
        ))}
    </Prompt>
  )
}
