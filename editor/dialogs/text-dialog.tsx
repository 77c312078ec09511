import { type KeyboardEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { link } from '#content/schema/fields.ts'
import { type Locale, locales } from '#content/text.ts'
import { type Draft, editsOf, isChanged, startDraft } from '../draft.ts'
import { blockName, fieldName } from '../field-name.ts'
import type { Place } from '../places.ts'
import type { Edit } from '../store/content-path.ts'
import type { Unit } from '../store/units.ts'
import { DialogFrame, Question } from './frame.tsx'
import { LanguageBox } from './language-box.tsx'
import { PathBox } from './path-box.tsx'
import { PlainBox } from './plain-box.tsx'
import { RichBox } from './rich-box-later.ts'

type TextDialogProps = {
  place: Place
  unit: Unit
  /** A text that could not be saved and is opened again. */
  typed?: Edit[]
  backTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  onClose: () => void
}

/** A text in both languages, side by side; a link's label with its address. */
export function TextDialog({ place, unit, typed, backTo, onSave, onClose }: TextDialogProps) {
  const { t, i18n } = useTranslation()
  // What is stored may change under the dialog; what is saved is what differs from what it opened with.
  const [{ stored, draft: start }] = useState(() => startDraft(unit, place, typed))
  const [draft, setDraft] = useState(start)
  const [isAsking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const edits = editsOf(stored, draft, place)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  function save() {
    if (draft.path !== undefined && !link.safeParse(draft.path).success) return setRefused(true)
    onSave(edits)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    save()
  }

  const isLink = draft.path !== undefined
  const names: Record<Locale, string> = isLink
    ? { en: t('editor.englishLabel'), ar: t('editor.arabicLabel') }
    : { en: t('editor.english'), ar: t('editor.arabic') }
  const Box = place.kind === 'rich' ? RichBox : PlainBox
  return (
    <DialogFrame
      title={isLink ? t('editor.editLink') : fieldName(t, place.steps)}
      subtitle={blockName(t, unit.type)}
      onClose={() => (edits.length > 0 ? setAsking(true) : onClose())}
      backTo={backTo}
      initialFocus={`.ed-text:lang(${i18n.language})`}
    >
      <div className="ed-body" onKeyDownCapture={onKeyDown}>
        <div className="ed-pair">
          <Suspense fallback={<p className="ed-message">{t('common.loading')}</p>}>
            {locales.map((locale) => (
              <LanguageBox
                key={locale}
                locale={locale}
                isMissing={!draft[locale]}
                isChanged={isChanged(stored, draft, locale)}
              >
                {(id, note) => (
                  <Box
                    id={id}
                    label={names[locale]}
                    locale={locale}
                    value={draft[locale]}
                    onChange={(text) => change({ [locale]: text })}
                    note={note}
                    isLong={Math.max(stored.en.length, stored.ar.length) > longText}
                    isFirst={locale === i18n.language}
                  />
                )}
              </LanguageBox>
            ))}
          </Suspense>
        </div>
        {isLink && <PathBox value={draft.path ?? ''} isRefused={isRefused} onChange={(path) => change({ path })} />}
        <footer>
          <p>{t('editor.savedForAll')}</p>
          <button type="button" className="ed-btn plain" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <button type="button" className="ed-btn solid" onClick={save} aria-keyshortcuts="Control+Enter Meta+Enter">
            {t('common.save')}
          </button>
        </footer>
      </div>
      {isAsking && (
        <Question
          title={t('editor.discardTitle')}
          text={t('editor.discardText')}
          cancel={t('editor.keepEditing')}
          action={t('editor.discard')}
          onCancel={() => setAsking(false)}
          onAction={onClose}
        />
      )}
    </DialogFrame>
  )
}

/** From here on a text gets the 12 rows of the specification; headings and labels need fewer. */
const longText = 120
