import { useEffectEvent, useLayoutEffect } from 'react'
import { maxTextLength } from '../form/language-boxes.tsx'
import { positionOf, type TextOnPageProps, takeOver } from '../form/take-over-text.ts'

/** A text of one line that is typed on the page. The browser's undo, composition and spelling work in it. */
export function PlainTextOnPage({ element, locale, name, value, start, onChange }: TextOnPageProps): null {
  const onInput = useEffectEvent(() => onChange(element.textContent ?? ''))
  const enter = useEffectEvent(() => {
    const giveBack = takeOver({ element, locale }, { contenteditable: 'plaintext-only', 'aria-label': name })
    show(element, value, name)
    if (start === undefined) return giveBack
    const { node, offset } = positionOf(element, start)
    element.focus({ preventScroll: true })
    element.ownerDocument.getSelection()?.collapse(node, offset)
    return giveBack
  })
  useLayoutEffect(() => {
    const giveBack = enter()
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('input', () => onInput(), { signal })
    element.addEventListener('beforeinput', limit, { signal })
    element.addEventListener('paste', paste, { signal })
    return () => {
      stop.abort()
      giveBack()
    }
  }, [element])
  useLayoutEffect(() => {
    show(element, value, name)
  }, [element, value, name])
  return null
}

/** What is typed in the text itself is there already: writing it again would move the caret and end a composition. */
function show(element: HTMLElement, value: string, name: string) {
  if (element.textContent !== value) element.textContent = value
  if (value === '') element.dataset.empty = name
  else delete element.dataset.empty
}

function limit(event: InputEvent) {
  const { inputType, data, isComposing, currentTarget } = event
  const text = currentTarget as HTMLElement
  const selected = text.ownerDocument.getSelection()?.toString().length ?? 0
  const room = maxTextLength - (text.textContent?.length ?? 0) + selected
  const isLine = inputType === 'insertParagraph' || inputType === 'insertLineBreak'
  if (isLine || (!isComposing && (data?.length ?? 0) > Math.max(room, 0))) event.preventDefault()
}

function paste(event: ClipboardEvent) {
  event.preventDefault()
  const [html = '', plain = ''] = ['html', 'plain'].map((kind) => event.clipboardData?.getData(`text/${kind}`))
  const element = event.currentTarget as HTMLElement
  import('../form/paste/insert-text.ts').then(
    ({ insertText }) => insertText(element, html, plain),
    () => element.ownerDocument.execCommand('insertText', false, plain.replaceAll('\n', ' ')),
  )
}
