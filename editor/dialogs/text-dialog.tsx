import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Edit } from '#content/edits.ts'
import { type Locale, locales } from '#content/locale.ts'
import { LanguageBox } from '../components/language-box.tsx'
import type { EditorDocument } from '../model/documents/documents.ts'
import { blockName, fieldName } from '../model/documents/field-name.ts'
import { isOptional } from '../model/documents/field-schema.ts'
import type { Place } from '../model/documents/places.ts'
import { emptiedIn } from '../model/edits/emptied-texts.ts'
import { type Draft, editsOf, isChanged, isDifferent, startDraft } from '../model/edits/text-draft.ts'
import { EditDialogFrame } from './edit-dialog-frame.tsx'
import { FollowLink } from './links/follow-link.tsx'
import { isValidLink } from './links/is-valid-link.ts'
import { LinkHint } from './links/link-hint.tsx'
import { PathBox } from './links/path-box.lazy.ts'
import { PlainTextBox } from './plain-text-box.tsx'
import { RichTextBox } from './rich-text/rich-text-box.lazy.ts'
import { useDraftAutosave } from './use-autosaved-draft.ts'

type TextDialogProps = {
  place: Place
  document: EditorDocument
  /** The edits of a failed change with which the dialog is opened. */
  typed?: Edit[]
  returnFocusTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  /** Called with the edits so far, debounced. */
  onDraft: (edits: Edit[]) => void
  /** Closes without saving; a failed change is not discarded. */
  onClose: () => void
  /** Closes, and discards the failed change. */
  onDiscard: () => void
  /** The page's language. */
  locale: Locale
  /** Dialogs that open over this one. */
  children: ReactNode
}

/** A text in both languages, side by side; for a link also its target. */
export function TextDialog(props: TextDialogProps) {
  const { place, document, typed, returnFocusTo, onSave, onDraft, onClose, onDiscard, locale: shown, children } = props
  const { t } = useTranslation()
  // The stored content may change while the dialog is open; edits are the difference to what it opened with.
  const [start] = useState(() => startDraft(document, place, typed))
  const [draft, setDraft] = useState(start.draft)
  const [refusals, setRefusals] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const [isEmptied, setEmptied] = useState(false)
  const { stored } = start
  const edits = editsOf(start, draft, place)
  const isTouched = isDifferent(start.draft, draft)
  useDraftAutosave(edits, onDraft)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  function save() {
    const areEmptied = emptiedIn(document, edits).length > 0
    setEmptied(areEmptied)
    if (areEmptied) return
    const isNewHref = draft.href !== start.draft.href
    const isBad = isNewHref && !isValidLink(draft.href ?? '')
    setRefused(isBad)
    if (isBad) return setRefusals(refusals + 1)
    onSave(edits)
  }

  const isLink = draft.href !== undefined
  const names: Record<Locale, string> = isLink
    ? { en: t('editor.englishLabel'), ar: t('editor.arabicLabel') }
    : { en: t('editor.english'), ar: t('editor.arabic') }
  const Box = place.kind === 'rich' ? RichTextBox : PlainTextBox
  return (
    <EditDialogFrame
      title={isLink ? t('editor.editLink') : fieldName(t, place.path)}
      subtitle={blockName(t, document.type)}
      returnFocusTo={returnFocusTo}
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
      {!isLink && place.defaultLink && (
        <p className="ed-aside">
          <LinkHint to={place.defaultLink} />
        </p>
      )}
      {isLink && (
        <PathBox
          value={draft.href ?? ''}
          defaultLink={place.defaultLink}
          isOptional={isOptional(document, place.linkPath)}
          isRefused={isRefused}
          refusals={refusals}
          onChange={(href) => {
            change({ href })
            setRefused(false)
          }}
          // Only while there is no unsaved input, because following the link closes the dialog.
          follow={!isTouched && <FollowLink href={draft.href ?? ''} locale={shown} onFollow={onClose} />}
        />
      )}
    </EditDialogFrame>
  )
}
