import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryFile } from '#api/uploads.ts'
import { direction, type Locale, locales } from '#content/locale.ts'
import type { EditorStore } from '../../model/store.ts'

type AltTextFormProps = {
  store: EditorStore
  file: LibraryFile
  onSaved: (file: LibraryFile) => void
  onTouched: (isTouched: boolean) => void
}

/** A file's alternative text in both languages. */
export function AltTextForm({ store, file, onSaved, onTouched }: AltTextFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const stored = { en: file.alt?.en ?? '', ar: file.alt?.ar ?? '' }
  const [typed, setTyped] = useState(stored)
  const [isBusy, setBusy] = useState(false)
  const isTouched = locales.some((locale) => typed[locale] !== stored[locale])
  useEffect(() => {
    onTouched(isTouched)
    return () => onTouched(false)
  }, [onTouched, isTouched])
  const labels: Record<Locale, string> = { en: t('uploads.altEnglish'), ar: t('uploads.altArabic') }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !isTouched) return
    setBusy(true)
    const messages = {
      busy: t('notices.savingChanges'),
      done: t('notices.changesSaved'),
      failed: t('alerts.changesFailed'),
    }
    const alt = { en: typed.en.trim(), ar: typed.ar.trim() }
    await store.mutate(messages, async () => {
      onSaved(await store.administration.describeFile(file.key, alt))
      setTyped(alt)
    })
    setBusy(false)
  }

  return (
    <form className="ed-panel-form" onSubmit={submit}>
      {locales.map((locale) => (
        <div key={locale} className="ed-panel-field">
          <label htmlFor={`${id}-${locale}`}>{labels[locale]}</label>
          <textarea
            id={`${id}-${locale}`}
            lang={locale}
            dir={direction(locale)}
            rows={2}
            maxLength={2_000}
            value={typed[locale]}
            onChange={(event) => setTyped({ ...typed, [locale]: event.target.value })}
          />
        </div>
      ))}
      <p className="ed-panel-hint">{t('uploads.altHint')}</p>
      <div className="ed-panel-actions">
        <button type="submit" className="ed-btn is-solid" aria-disabled={isBusy || !isTouched || undefined}>
          {t('common.save')}
        </button>
      </div>
    </form>
  )
}
