import { type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import arabic from '#locales/ar/translations.json'
import english from '#locales/en/translations.json'
import { focusedElement, isTopmost } from '../components/dialog/modal.ts'
import { useEditor } from '../components/editor-context.ts'
import { TextChange } from '../components/text-change.tsx'
import { useMessages } from '../components/use-messages.ts'
import { visiblePage } from '../components/visible-page.ts'
import { type Place, placeKey } from '../model/documents/places.ts'
import type { Draft } from '../model/documents/text-draft.ts'
import type { EditorStore } from '../model/store.ts'
import { missingInArabic } from '../model/translation/missing-in-arabic.ts'
import { isOpen } from '../model/translation/translations.ts'
import { visibleTexts } from './texts-on-page.ts'

type TranslationProps = {
  place: Place
  draft: Draft
  before: Draft
  isTouched: boolean
  /** The element on the page from which the text was opened. */
  field: HTMLElement | undefined
  /** Returns whether the text can be saved. If the Arabic lacks links or numbers, returns false once and lists them. */
  ref: Ref<() => boolean>
  onSave: () => boolean
  onApproved: () => void
}

const directions: { [key: string]: 1 | -1 } = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Helps with a text whose Arabic needs work. Shows how its English has changed since the Arabic was written; a button or
 * Alt+Enter approves the Arabic, Alt+Down and Alt+Up save and open the next such text and the one before.
 */
export function Translation(props: TranslationProps) {
  const { place, draft, before, isTouched, field, ref, onSave, onApproved } = props
  const { t, i18n } = useTranslation()
  const { documents, open, may } = useEditor()
  const { translations } = documents
  useMessages('translations', { en: english, ar: arabic })
  const [named, setNamed] = useState<string[]>([])
  const isTyped = draft.ar !== before.ar && draft.ar.trim() !== ''
  const lacking = isTyped ? missingInArabic(draft.ar, draft.en, place.kind === 'rich') : []
  useImperativeHandle(ref, () => () => {
    setNamed(lacking)
    return lacking.every((part) => named.includes(part))
  })

  const state = translations.stateAt(place, draft)
  const needsReview = state === 'outdated' || state === 'imported' || (state === 'placeholder' && Boolean(draft.ar))
  const isReviewed = needsReview && may.translate && !isTouched
  const approve = () => void translations.approveAt(place).then((isDone) => isDone && onApproved())
  function move(direction: 1 | -1) {
    const next = openTextBeside(place, field, direction, documents)
    const isOnPage =
      focusedElement()?.closest('[data-typing]') && next?.element.ownerDocument.documentElement.lang === 'ar'
    const caret = isOnPage ? (next.element.textContent?.length ?? 0) : undefined
    if (onSave() && next) void open.field(next.place, next.element, { caret, first: 'ar' })
  }
  const own = useRef<HTMLSpanElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event
    if (!altKey || ctrlKey || metaKey || shiftKey || isComposing) return
    if (!isTopmost(own.current?.closest<HTMLElement>('.ed-layer') ?? null)) return
    const direction = directions[key]
    if (!direction && (key !== 'Enter' || !isReviewed)) return
    event.preventDefault()
    event.stopPropagation()
    if (direction) move(direction)
    else approve()
  })
  useLayoutEffect(() => {
    const stop = new AbortController()
    // Captured, because keys that are typed on the page do not leave the text (form/take-over-text.ts).
    const options = { capture: true, signal: stop.signal }
    for (const page of new Set([document, field?.ownerDocument ?? document]))
      page.addEventListener('keydown', (event) => onKey(event), options)
    return () => stop.abort()
  }, [field])

  const former = translations.formerEnglish(place, draft)
  const shown = named.filter((part) => lacking.includes(part))
  return (
    <>
      <span ref={own} hidden />
      {isReviewed && (
        <section className="ed-review">
          {former !== undefined && former !== draft.en && (
            <>
              <h3>{t('translations.englishChange')}</h3>
              <TextChange before={former} after={draft.en} locale="en" />
            </>
          )}
          <button type="button" className="ed-btn is-outline" aria-keyshortcuts="Alt+Enter" onClick={approve}>
            {t('translations.stillRight')} <kbd>Alt ⏎</kbd>
          </button>
        </section>
      )}
      {shown.length > 0 && (
        <p role="alert" className="ed-aside ed-refused">
          {t('translations.lacking', { parts: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(shown) })}
        </p>
      )}
    </>
  )
}

/**
 * Returns the next visible text whose Arabic needs work in document order, or with -1 the one before; at the end the
 * first. `from` is undefined if the text was not opened from the page.
 */
function openTextBeside(
  place: Place,
  from: HTMLElement | undefined,
  direction: 1 | -1,
  documents: EditorStore['documents'],
) {
  const { places, translations } = documents
  const fields = visibleTexts(from?.ownerDocument ?? visiblePage(), places)
  const isSame = (other: Place) => placeKey(other) === placeKey(place)
  const at = fields.findIndex((each) => (from ? each.element === from : isSame(each.place)))
  const sorted = [...fields.slice(at + 1), ...fields.slice(0, at + 1)]
  const others = sorted.filter((each) => !isSame(each.place) && isOpen(translations.stateAt(each.place)))
  return others.at(direction === 1 ? 0 : -1)
}
