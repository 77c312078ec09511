import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#content/text.ts'
import { type Draft, editsOf, isChanged, isDifferent, startDraft } from '../draft.ts'
import { emptiedIn } from '../emptied.ts'
import { isOptional } from '../field-kind.ts'
import { blockName, fieldName } from '../field-name.ts'
import { isGoodPath } from '../good-path.ts'
import { useKeptDraft } from '../kept-draft.ts'
import type { Place } from '../places.ts'
import type { Edit } from '../store/content-path.ts'
import type { Unit } from '../store/units.ts'
import { EditingFrame } from './editing-frame.tsx'
import { FollowLink } from './follow-link.tsx'
import { LanguageBox } from './language-box.tsx'
import { Leads } from './leads.tsx'
import { PathBox } from './path-box-later.ts'
import { PlainBox } from './plain-box.tsx'
import { RichBox } from './rich-box-later.ts'

type TextDialogProps = {
  place: Place
  unit: Unit
  /** A text that could not be saved and is opened again. */
  typed?: Edit[]
  backTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  /** Called with what is being typed, now and then. */
  onDraft: (edits: Edit[]) => void
  /** Closes without saving; a text that is opened again stays kept. */
  onClose: () => void
  /** Closes, and lets go of the text that is opened again. */
  onDiscard: () => void
  /** The page's language. */
  locale: Locale
  /** Dialogs that come over this one while it is open. */
  children: ReactNode
}

/** A text in both languages, side by side; a link's label with its address. */
export function TextDialog(props: TextDialogProps) {
  const { place, unit, typed, backTo, onSave, onDraft, onClose, onDiscard, locale: shown, children } = props
  const { t } = useTranslation()
  // What is stored may change under the dialog; what is saved is what differs from what it opened with.
  const [start] = useState(() => startDraft(unit, place, typed))
  const [draft, setDraft] = useState(start.draft)
  const [refusals, setRefusals] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const [isEmptied, setEmptied] = useState(false)
  const { stored } = start
  const edits = editsOf(start, draft, place)
  const isTouched = isDifferent(start.draft, draft)
  useKeptDraft(edits, onDraft)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  function save() {
    const areEmptied = emptiedIn(unit, edits).length > 0
    setEmptied(areEmptied)
    if (areEmptied) return
    const isNewPath = draft.path !== start.draft.path
    const isBad = isNewPath && !isGoodPath(draft.path ?? '')
    setRefused(isBad)
    if (isBad) return setRefusals(refusals + 1)
    onSave(edits)
  }

  const isLink = draft.path !== undefined
  const names: Record<Locale, string> = isLink
    ? { en: t('editor.englishLabel'), ar: t('editor.arabicLabel') }
    : { en: t('editor.english'), ar: t('editor.arabic') }
  const Box = place.kind === 'rich' ? RichBox : PlainBox
  return (
    <EditingFrame
      title={isLink ? t('editor.editLink') : fieldName(t, place.steps)}
      subtitle={blockName(t, unit.type)}
      backTo={backTo}
      initialFocus={`.ed-text:lang(${shown})`}
      isTouched={isTouched}
      onSave={save}
      onClose={onClose}
      onDiscard={typed && onDiscard}
      over={children}
    >
      <div className="ed-pair">
        {locales.map((locale) => (
          <LanguageBox key={locale} locale={locale} text={draft} isChanged={isChanged(stored, draft, locale)}>
            {(id, note) => (
              <Box
                id={id}
                label={names[locale]}
                locale={locale}
                value={draft[locale]}
                onChange={(text) => change({ [locale]: text })}
                note={note}
                isLong={!isLink}
                isFirst={locale === shown}
              />
            )}
          </LanguageBox>
        ))}
      </div>
      {isEmptied && (
        <p role="alert" className="ed-aside ed-refused">
          {t('faults.emptied')}
        </p>
      )}
      {!isLink && place.usual && (
        <p className="ed-aside">
          <Leads to={place.usual} />
        </p>
      )}
      {isLink && (
        <PathBox
          value={draft.path ?? ''}
          usual={place.usual}
          isOptional={isOptional(unit, place.linkSteps)}
          isRefused={isRefused}
          refusals={refusals}
          onChange={(path) => {
            change({ path })
            setRefused(false)
          }}
          // Only while nothing is typed that leaving would lose.
          follow={!isTouched && <FollowLink path={draft.path ?? ''} locale={shown} onFollow={onClose} />}
        />
      )}
    </EditingFrame>
  )
}
