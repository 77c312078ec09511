import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '#content/locale.ts'
import arabic from '#locales/ar/length.json'
import english from '#locales/en/length.json'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { fieldIn } from '../../components/field-in.ts'
import { useMessages } from '../../components/use-messages.ts'
import { OnlyBlockContext } from './framed-fields.tsx'
import { hasTooManyLines, linesOf, misfitOf } from './misfit.ts'
import { PageFrame } from './page-frame.tsx'
import './length-check.css'

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
