import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#content/locale.ts'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import { useLoaded } from '../components/lazy-component.tsx'
import { usePages } from '../components/use-pages.ts'
import { useLivePreview } from '../form/autosave-and-preview.ts'
import { PathBox, RichTextBox, RichTextOnPage } from '../form/form.lazy.ts'
import { LanguageBoxes } from '../form/language-boxes.tsx'
import { isValidLink, LinkHint } from '../form/links/link-target.tsx'
import { filmOfLabel, isOptional, schemaOf } from '../model/documents/field-schema.ts'
import { blockName, fieldName } from '../model/documents/names.ts'
import { type Draft, editsOf, emptiedIn, isDifferent, startDraft } from '../model/documents/text-draft.ts'
import { isOpen } from '../model/translation/translations.ts'
import { FilmNote, Translation, TypingOnPage } from './dialogs.lazy.ts'
import { EditDialogFrame, type OpenedDialog } from './edit-dialog-frame.tsx'
import { TextHistory } from './text-history.tsx'

/** Returns the field on the page from which the dialog was opened; undefined for an element that is not a field. */
const fieldOf = (element: HTMLElement | null) => (element?.matches('[data-edit-path]') ? element : undefined)

/**
 * Edits a text in both languages, side by side; for a link also its target. The text on the page, from which the dialog
 * was opened, can be typed in, too: in both pages if they are shown side by side.
 */
export function TextDialog(opened: OpenedDialog) {
  const { place, document, typed } = opened
  const { open, documents, may } = useEditor()
  const locale = useLocale()
  /**
   * The language of the clicked page. If both languages are shown side by side, it may not be the window's language.
   */
  const clicked =
    opened.first ?? (opened.returnFocusTo?.ownerDocument.documentElement.lang as Locale | undefined) ?? locale
  /** The language of the box that has the focus at first. */
  const shown = may.writeIn(clicked) ? clicked : (locales.find(may.writeIn) ?? locale)
  const { t } = useTranslation()
  // Computed once, when the dialog opens. Later changes of the stored content must not become edits of this dialog.
  const [start] = useState(() => startDraft(document, place, typed))
  const [draft, setDraft] = useState(start.draft)
  const [refusal, setRefusal] = useState<object>()
  const pages = usePages()
  const isTranslated = useRef<() => boolean>(null)
  const [needsArabic] = useState(() => may.writeIn('ar') && isOpen(documents.translations.stateAt(place, start.stored)))
  const [isEmptied, setEmptied] = useState(false)
  const edits = editsOf(start, draft, place)
  useLivePreview(place, edits)
  const field = fieldOf(opened.returnFocusTo)
  // If that code is not loaded, the text is typed in its box.
  const isOnPage = opened.caret !== undefined && may.writeIn(clicked) && TypingOnPage.isLoaded()
  const isReady = useLoaded(place.kind === 'rich' ? [TypingOnPage, RichTextOnPage, RichTextBox] : [TypingOnPage])
  const isTouched = isDifferent(start.draft, draft)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  function save(): boolean {
    const areEmptied = emptiedIn(document, edits).length > 0
    setEmptied(areEmptied)
    if (areEmptied) return false
    const isNewHref = draft.href !== start.draft.href
    if (isNewHref && !isValidLink(draft.href ?? '', pages)) {
      setRefusal({})
      return false
    }
    if (isTranslated.current?.() === false) return false
    open.save(edits)
    return true
  }

  const isLink = draft.href !== undefined
  const film = filmOfLabel(schemaOf(document), place.path)
  if (!isReady) return null
  return (
    <EditDialogFrame
      title={isLink ? t('editor.editLink') : fieldName(t, place.path)}
      subtitle={blockName(t, document.type)}
      initialFocus={isOnPage && field ? () => field : `.ed-text:lang(${shown})`}
      onSave={save}
      beside={field}
      control={(leave) => <TextHistory {...{ place, leave }} returnFocusTo={opened.returnFocusTo} />}
      onPage={(leave) => (
        <TypingOnPage
          {...{ field, draft }}
          isRich={place.kind === 'rich'}
          name={fieldName(t, place.path)}
          caret={opened.caret}
          onChange={change}
          onSave={save}
          onLeave={leave}
        />
      )}
      {...{ opened, edits, isTouched }}
    >
      <div className="ed-pair">
        <LanguageBoxes
          {...(place.kind === 'rich' && { Box: RichTextBox })}
          {...(isLink && { labels: { en: t('editor.labelIn.en'), ar: t('editor.labelIn.ar') } })}
          text={draft}
          before={start.stored}
          onChange={change}
          place={place}
          {...(!isOnPage && { first: shown })}
        />
      </div>
      <LengthNotes />
      {needsArabic && (
        <Translation
          ref={isTranslated}
          {...{ place, draft, field, isTouched }}
          before={start.stored}
          onSave={save}
          onApproved={open.close}
        />
      )}
      {isEmptied && (
        <p role="alert" className="ed-aside ed-refused">
          {t('faults.emptied')}
        </p>
      )}
      {!isLink && place.defaultLink && !film && (
        <p className="ed-aside">
          <LinkHint to={place.defaultLink} />
        </p>
      )}
      {film && (
        <FilmNote
          {...{ document }}
          path={film}
          onChange={(film) => save() && void open.field(film, opened.returnFocusTo)}
        />
      )}
      {isLink && may('content.write') && (
        <PathBox
          value={draft.href ?? ''}
          defaultLink={place.defaultLink}
          isOptional={isOptional(document, place.linkPath)}
          refusal={refusal}
          onChange={(href) => {
            change({ href })
            setRefusal(undefined)
          }}
          // Only while there is no unsaved input, because following the link closes the dialog.
          onFollow={isTouched ? undefined : open.close}
        />
      )}
    </EditDialogFrame>
  )
}

/** Shows in which languages the text does not fit its place on the page. Screen readers announce a change. */
function LengthNotes() {
  const notes = useEditorState(({ lengthNotes }) => lengthNotes)
  return (
    <p className={notes.length > 0 ? 'ed-aside ed-row' : undefined} aria-live="polite">
      {notes.map((note) => (
        <span key={note} className="ed-chip is-warning">
          {note}
        </span>
      ))}
    </p>
  )
}
