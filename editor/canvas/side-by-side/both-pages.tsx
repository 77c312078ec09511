import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '#content/locale.ts'
import arabic from '#locales/ar/page-width.json'
import english from '#locales/en/page-width.json'
import { useEditor, useEditorState } from '../../components/editor-context.ts'
import { SegmentedControl } from '../../components/listing/segmented-control.tsx'
import { fieldIn } from '../../components/same-field-in-page.ts'
import { isControlK } from '../../components/shortcut-letter.ts'
import { isTyped, lettersBefore } from '../../components/text-being-typed.ts'
import { useMessages } from '../../components/use-messages.ts'
import { useRootAttribute } from '../../components/use-root-attribute.ts'
import { useEditableHints } from '../use-canvas-input.ts'
import { fieldAtPoint } from '../use-canvas-selection.ts'
import { PageFrame } from './page-frame.tsx'

import './both-pages.css'

/**
 * Shows the page in both languages side by side in frames, over the page itself, and scrolls the frames together. The
 * frames have the width of a half of the window, of a tablet, or of a phone.
 */
export function BothPages({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { open, documents } = useEditor()
  const frames = useRef(new Set<HTMLIFrameElement>())
  /** The frame that the user scrolls. The other frame is scrolled to the same position. */
  const leader = useRef<HTMLIFrameElement>(undefined)
  const edited = useEditorState(({ opening }) => opening?.returnFocusTo)

  const onRendered = useCallback(
    (frame: HTMLIFrameElement) => {
      const { contentWindow: inside, contentDocument: page } = frame
      if (!inside || !page) return () => {}
      const stop = new AbortController()
      const options = { capture: true, signal: stop.signal }
      const toWindow = (event: KeyboardEvent) => {
        if (!frame.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
      }
      const forward = (event: KeyboardEvent) => {
        if (!isTyped(event.target as Element) || event.key === 'Escape' || event.key === 'F6') toWindow(event)
      }
      const openField = (event: MouseEvent | KeyboardEvent, field: HTMLElement | null) => {
        const place = field && open.canOpen() && documents.places.find(field)
        if (!place) return
        event.stopPropagation()
        void open.field(place, field, { caret: lettersBefore(field, event) })
      }
      page.addEventListener(
        'click',
        (event) => {
          const target = event.target as Element
          // In a frame only a <summary> reacts to a click: links are not followed, and forms are not sent.
          if (!target.closest('summary')) event.preventDefault()
          openField(event, fieldAtPoint(target, event))
        },
        options,
      )
      page.addEventListener(
        'keydown',
        (event) => {
          const target = event.target as Element
          if (target.closest('input, textarea, select')) return
          if ((event.key === 'Enter' && !event.altKey) || event.key === 'F2') {
            openField(event, target.closest('[data-edit-path]'))
            return
          }
          forward(event)
        },
        options,
      )
      page.addEventListener('keyup', forward, options)
      // Not before the text that is typed, in which it may make a link.
      page.addEventListener(
        'keydown',
        (event) => {
          if (isTyped(event.target as Element) && isControlK(event) && !event.defaultPrevented) toWindow(event)
        },
        { signal: stop.signal },
      )
      const lead = () => {
        leader.current = frame
      }
      for (const type of ['wheel', 'pointerdown', 'keydown', 'touchstart'])
        page.addEventListener(type, lead, { ...options, passive: true })
      const follow = () => {
        if (leader.current !== frame) return
        for (const other of frames.current) if (other !== frame) alignScroll(page, other.contentDocument)
      }
      inside.addEventListener('scroll', follow, { passive: true, signal: stop.signal })
      frames.current.add(frame)
      const start = setTimeout(() => alignScroll(document, page), 400)
      return () => {
        clearTimeout(start)
        stop.abort()
        frames.current.delete(frame)
      }
    },
    [open, documents],
  )

  useEditableHints()
  useEffect(() => {
    if (!edited) return
    leader.current = undefined
    const marked = [...frames.current].flatMap((frame) => fieldIn(frame.contentDocument, edited) ?? [])
    for (const field of marked) field.dataset.typed = ''
    // A dialog that is docked below the frames reduces their height, so the field is scrolled into view again.
    const observer = new ResizeObserver(() => {
      for (const field of marked) field.scrollIntoView({ block: 'nearest' })
    })
    for (const frame of frames.current) observer.observe(frame)
    return () => {
      observer.disconnect()
      for (const field of marked) delete field.dataset.typed
    }
  }, [edited])

  useRootAttribute('data-both-pages')
  useMessages('pageWidth', { en: english, ar: arabic })
  const widths = { window: t('pageWidth.window'), tablet: t('pageWidth.tablet'), phone: t('pageWidth.phone') }
  const [width, setWidth] = useState<keyof typeof widths>('window')

  return (
    <section className="ed ed-both" data-width={width} aria-label={t('editor.bothPages')}>
      <SegmentedControl label={t('pageWidth.label')} names={widths} value={width} onChoose={setWidth} />
      {locales.map((locale) => (
        <div key={locale}>
          <PageFrame locale={locale} onRendered={onRendered}>
            {children}
          </PageFrame>
        </div>
      ))}
    </section>
  )
}

/** `.ed-block` has no box (`display: contents`), so its first child is measured. */
function blocksOf(page: Document) {
  return [...page.querySelectorAll<HTMLElement>('main [data-block-id]')].flatMap(({ dataset, firstElementChild }) => {
    const box = firstElementChild?.getBoundingClientRect()
    return box && box.height > 0 ? [{ id: dataset.blockId, top: box.top, height: box.height }] : []
  })
}

/**
 * Scrolls `other` so that the same share of the same block's height is above the window in both pages. If `page` is at
 * its end, scrolls `other` to its end; if `other` lacks the block, scrolls it by the same number of pixels.
 */
function alignScroll(page: Document, other: Document | null) {
  const inside = other?.defaultView
  if (!inside || !other) return
  const first = blocksOf(page).findLast(({ top }) => top <= 1)
  const same = first && blocksOf(other).find(({ id }) => id === first.id)
  const isAtEnd =
    page.defaultView && page.defaultView.scrollY + page.defaultView.innerHeight >= page.documentElement.scrollHeight - 2
  if (isAtEnd) inside.scrollTo({ top: other.documentElement.scrollHeight, behavior: 'instant' })
  else if (!same) inside.scrollTo({ top: page.defaultView?.scrollY ?? 0, behavior: 'instant' })
  else inside.scrollBy({ top: same.top - (first.top / first.height) * same.height, behavior: 'instant' })
}
