import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '#content/locale.ts'
import arabic from '#locales/ar/length.json'
import english from '#locales/en/length.json'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { fieldIn } from '../../components/same-field-in-page.ts'
import { useMessages } from '../../components/use-messages.ts'
import { OnlyBlockContext } from './framed-fields.tsx'
import { PageFrame } from './page-frame.tsx'

const pause = 300

export type LengthCheckProps = {
  edited: HTMLElement
  /** Whether the text is rich text, which has any number of lines. The numbers of lines are then not compared. */
  isRunning: boolean
  /** The page, to render the field's block in the other language, out of sight; undefined if both pages are shown. */
  children?: ReactNode
}

/**
 * Measures the text of the open dialog on the page in both languages. For each language in which the text does not fit,
 * stores a note that the dialog shows.
 */
export function LengthCheck({ edited, isRunning, children }: LengthCheckProps) {
  const { t } = useTranslation()
  const editor = useEditor()
  const locale = useLocale()
  useMessages('length', { en: english, ar: arabic })
  useEffect(() => {
    let last = ''
    // In an interval, because no event covers everything that changes a layout, e.g. loaded fonts and pictures.
    const timer = setInterval(() => {
      const notes = notesOn(edited, isRunning).map(({ key, lines = 0, others = 0 }) =>
        t(`length.${key}`, { lines: formatNumber(lines, locale), others: formatNumber(others, locale) }),
      )
      if (notes.join() === last) return
      last = notes.join()
      editor.setState({ lengthNotes: notes })
    }, pause)
    return () => {
      clearInterval(timer)
      editor.setState({ lengthNotes: [] })
    }
  }, [editor, t, locale, edited, isRunning])
  const other = locales.find((each) => each !== locale)
  if (!children || !other) return null
  return (
    <OnlyBlockContext value={edited.closest<HTMLElement>('[data-block-id]')?.dataset.blockId}>
      <div className="ed-unseen" inert>
        <PageFrame locale={other}>{children}</PageFrame>
      </div>
    </OnlyBlockContext>
  )
}

function notesOn(edited: HTMLElement, isRunning: boolean): { key: string; lines?: number; others?: number }[] {
  const framed = [...document.querySelectorAll<HTMLIFrameElement>('.ed-page-frame')].map(
    (frame) => frame.contentDocument,
  )
  const pages = [document, ...framed]
  const fields = locales.map((locale) => {
    // `findLast` prefers a frame to the window, because the frames cover the window's page and have another layout.
    // While a frame is loading, its document has no `documentElement`.
    const page = pages.findLast((each) => each?.documentElement?.lang === locale)
    const field = page && fieldIn(page, edited)
    return { locale, field, lines: field ? linesOf(field) : 0 }
  })
  return fields.flatMap(({ locale, field, lines }, index) => {
    const misfit = field && misfitOf(field)
    if (misfit) return [{ key: `${misfit}.${locale}` }]
    const others = fields[1 - index]?.lines ?? 0
    if (!field || isRunning || others === 0 || !hasTooManyLines(field, lines, others)) return []
    return [{ key: `lines.${locale}`, lines, others }]
  })
}

/** Why a text does not fit: a part of the text is cut off, or the text is wider than the elements around it. */
type Misfit = 'cut' | 'wide'

/** In pixels: quotation marks and round letters extend a little beyond the edge of their box. */
const tolerance = 8

function misfitOf(field: HTMLElement): Misfit | undefined {
  const text = textBox(field)
  if (text.width === 0) return undefined
  const block = field.closest('[data-block-id]')
  let isWide = text.left < -tolerance || text.right > field.ownerDocument.documentElement.clientWidth + tolerance
  for (let element: HTMLElement | null = field; element && element !== block; element = element.parentElement) {
    const { overflowX, overflowY, display, position } = getComputedStyle(element)
    // Elements with `contents` have no box, inline elements one box per line.
    if (display === 'contents' || display === 'inline') continue
    const box = element.getBoundingClientRect()
    // The text is for screen readers only.
    if (box.width <= 1) return undefined
    const isBeside = text.left < box.left - tolerance || text.right > box.right + tolerance
    const isBelow = text.top < box.top - tolerance || text.bottom > box.bottom + tolerance
    // What is outside the box can be scrolled into view.
    if (/auto|scroll/.test(overflowX)) return undefined
    if ((isBeside && isClipped(overflowX)) || (isBelow && isClipped(overflowY))) return 'cut'
    if (element === field && isClipped(overflowY) && field.scrollHeight > field.clientHeight + tolerance) return 'cut'
    isWide ||= isBeside
    // The elements around an absolutely positioned element do not limit its text.
    if (/absolute|fixed/.test(position)) break
  }
  return isWide ? 'wide' : undefined
}

const isClipped = (overflow: string) => /hidden|clip/.test(overflow)

function linesOf(field: HTMLElement): number {
  let [lines, bottom] = [0, Number.NEGATIVE_INFINITY]
  // A box whose middle is above the bottom of the current line is on that line.
  for (const box of boxesIn(field).sort((one, other) => one.top - other.top)) {
    if (box.top + box.height / 2 < bottom) continue
    lines++
    bottom = box.bottom
  }
  return lines
}

/**
 * Whether a title or label has too many lines, compared with the number of lines in the other language (`others`): at
 * least 1.5 times as many, and at least two more. A button, a tab or a link outside a heading is designed for one line,
 * so there one more line is enough.
 */
function hasTooManyLines(field: HTMLElement, lines: number, others: number): boolean {
  const isControl = field.closest('a, button, [role="tab"]') !== null && field.closest('h1, h2, h3, h4') === null
  return lines - others >= (isControl ? 1 : 2) && lines >= others * 1.5
}

function boxesIn(field: HTMLElement): DOMRect[] {
  const range = field.ownerDocument.createRange()
  range.selectNodeContents(field)
  return [...range.getClientRects()].filter(({ width }) => width > 0)
}

function textBox(field: HTMLElement) {
  const boxes = boxesIn(field)
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  const width = boxes.length > 0 ? right - left : 0
  const top = Math.min(...boxes.map((box) => box.top))
  return { left, right, width, top, bottom: Math.max(...boxes.map((box) => box.bottom)) }
}
