import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { BilingualText, Locale } from '#content/locale.ts'
import { focusedElement, isTopmost, keepUsable, overlays } from '../components/dialog/modal.ts'
import { useEditor } from '../components/editor-context.ts'
import { useWindowEvents } from '../components/use-window-events.ts'
import { RichTextOnPage } from '../form/form.lazy.ts'
import type { TextOnPage } from '../form/take-over-text.ts'
import { PlainTextOnPage } from './plain-text-on-page.tsx'
import { textBeside, textsOnPage } from './texts-on-page.ts'
import './typing-on-page.css'

export type TypingOnPageProps = {
  field: HTMLElement | undefined
  isRich: boolean
  name: string
  draft: BilingualText
  /** The number of letters before the caret at the start; undefined if a box has the focus. */
  caret: number | undefined
  onChange: (part: Partial<BilingualText>) => void
  onSave: () => boolean
  /** Closes the dialog, after a question if needed. */
  onLeave: (then: () => void) => void
}

/** Lets the user type in the text on the page. The text and the box of its language always have the same content. */
export function TypingOnPage(props: TypingOnPageProps) {
  const { field, isRich, name, draft, caret, onChange, onSave, onLeave } = props
  const { documents, open, may } = useEditor()
  const [texts] = useState(() => textsOnPage(field).filter(({ locale }) => may.writeIn(locale)))
  const marker = useRef<HTMLSpanElement>(null)
  // While this code was loading, the user may have gone to a box.
  const [isFirst] = useState(() => !overlays().dialogs.contains(document.activeElement))

  /** Saves, and goes to the next text or back to the previous one. */
  function move(from: HTMLElement, direction: 1 | -1) {
    const next = textBeside(from, direction, documents.places)
    if (onSave() && next) void open.field(next.place, next.element, { caret: next.element.textContent?.length ?? 0 })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
    if (isComposing) return
    const isSave = key === 'Enter' && (ctrlKey || metaKey)
    const isMove = key === 'Tab' || (key === 'Enter' && !isRich)
    if ((!isSave && !isMove) || altKey) return
    event.preventDefault()
    if (isSave) onSave()
    else move(event.currentTarget as HTMLElement, shiftKey ? -1 : 1)
  })
  useLayoutEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    for (const { element } of texts) element.addEventListener('keydown', (event) => onKey(event), options)
    return () => stop.abort()
  }, [texts])

  /** Whether a press began beside the dialog and the texts. Selecting a text may end there. */
  const isPressedBeside = useRef(false)
  const onPress = useEffectEvent((event: MouseEvent) => {
    const { target, type, clientX, clientY } = event
    const page = (target as Node).ownerDocument ?? document
    const { dialogs, toasts } = overlays()
    const own = [dialogs, toasts, ...texts.map(({ element }) => element)]
    const isBeside = !own.some((element) => element.contains(target as Node))
    if (type === 'pointerdown') isPressedBeside.current = isBeside
    // A press would move the focus from the text.
    else if (isBeside) event.preventDefault()
    if (isBeside && type === 'click') {
      event.stopImmediatePropagation()
      const layer = marker.current?.closest<HTMLElement>('.ed-layer') ?? null
      if (isPressedBeside.current && isTopmost(layer)) onLeave(() => clickAt(page, clientX, clientY))
    }
  })
  useLayoutEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    for (const page of new Set([document, ...texts.map(({ element }) => element.ownerDocument)]))
      for (const type of ['pointerdown', 'mousedown', 'click'] as const)
        page.addEventListener(type, (event) => onPress(event), options)
    return () => stop.abort()
  }, [texts])

  const focusBox = useEffectEvent((locale: Locale | undefined) => {
    const box = marker.current?.closest('.ed-layer')?.querySelector<HTMLElement>(`.ed-text:lang(${locale})`)
    box?.focus()
  })
  // A view may remove the element of an emptied text, and a colleague its block. Typing then goes on in the box.
  useLayoutEffect(() => {
    const observers = texts.map(({ element, locale }) => {
      const observer = new MutationObserver(() => {
        if (!element.isConnected && focusedElement()?.matches('body')) focusBox(locale)
      })
      observer.observe(element.ownerDocument, { childList: true, subtree: true })
      return observer
    })
    return () => {
      for (const observer of observers) observer.disconnect()
    }
  }, [texts])

  // F6 moves between the panes of a window: here, between the text and its box.
  useWindowEvents({
    keydown(event) {
      if (event.key !== 'F6') return
      event.preventDefault()
      const [first] = texts
      if (marker.current?.closest('.ed-layer')?.contains(document.activeElement)) first?.element.focus()
      else focusBox(first?.locale)
    },
  })
  const Text = isRich ? RichTextOnPage : PlainTextOnPage
  return (
    <>
      <Usable ref={marker} texts={texts} />
      {texts.map((text, index) => (
        <Text
          key={text.locale}
          {...text}
          name={name}
          value={draft[text.locale] ?? ''}
          start={index === 0 && isFirst ? caret : undefined}
          onChange={(value: string) => onChange({ [text.locale]: value } as Partial<Record<Locale, string>>)}
        />
      ))}
    </>
  )
}

/** Clicks the editable field at a point of a page, after the dialog that makes the page inert has closed. */
function clickAt(page: Document, clientX: number, clientY: number) {
  setTimeout(() => {
    const init = { bubbles: true, cancelable: true, clientX, clientY }
    page.elementFromPoint(clientX, clientY)?.closest('[data-edit-path]')?.dispatchEvent(new MouseEvent('click', init))
  })
}

/**
 * Keeps the texts from being inert. Rendered before them, because its effects must run before theirs, which set the
 * focus.
 */
function Usable({ texts, ref }: { texts: TextOnPage[]; ref: RefObject<HTMLSpanElement | null> }) {
  useLayoutEffect(() => {
    const dialog = ref.current?.closest<HTMLElement>('.ed-layer')
    if (!dialog) return
    dialog.dataset.besideText = ''
    const elements = texts.map(({ element }) => element)
    return keepUsable(dialog, elements)
  }, [texts, ref])
  return <span ref={ref} hidden />
}
