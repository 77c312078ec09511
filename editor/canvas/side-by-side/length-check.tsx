import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { locales } from '#content/locale.ts'
import arabic from '#locales/ar/length.json'
import english from '#locales/en/length.json'
import { formatNumber } from '#ui/intl.ts'
import { useEditor } from '../../components/editor-context.ts'
import { useMessages } from '../../components/use-messages.ts'
import { fieldIn } from './field-in.ts'
import { OnlyBlockContext } from './framed-fields.tsx'
import { hasTooManyLines, linesOf, misfitOf } from './misfit.ts'
import { PageFrame } from './page-frame.tsx'
import './length-check.css'

const pause = 300

export type LengthCheckProps = {
  /** The text on the page whose dialog is open. */
  edited: HTMLElement
  /** Whether the text is a running text, whose number of lines is not compared. */
  isRunning: boolean
  /** The page, whose block is also rendered in the other language, out of sight; nothing if both pages are shown. */
  children?: ReactNode
}

/** Measures the text of the open dialog in both languages, and notes for the dialog where it does not fit its place. */
export function LengthCheck({ edited, isRunning, children }: LengthCheckProps) {
  const { t } = useTranslation()
  const { store, locale } = useEditor()
  useMessages('length', { en: english, ar: arabic })
  useEffect(() => {
    let last = ''
    // No event covers fonts, pictures and all else that changes a layout.
    const timer = setInterval(() => {
      const notes = notesOn(edited, isRunning).map(({ key, lines = 0, others = 0 }) =>
        t(`length.${key}`, { lines: formatNumber(lines, locale), others: formatNumber(others, locale) }),
      )
      if (notes.join() === last) return
      last = notes.join()
      store.setState({ lengthNotes: notes })
    }, pause)
    return () => {
      clearInterval(timer)
      store.setState({ lengthNotes: [] })
    }
  }, [store, t, locale, edited, isRunning])
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

/** The messages about a text, by key. */
function notesOn(edited: HTMLElement, isRunning: boolean): { key: string; lines?: number; others?: number }[] {
  const framed = [...document.querySelectorAll<HTMLIFrameElement>('.ed-page-frame')].map(
    (frame) => frame.contentDocument,
  )
  const pages = [document, ...framed]
  const fields = locales.map((locale) => {
    // The last page, so a frame if there is one: frames cover the page in the window, which has another layout. The
    // document of a frame has no element yet while it is being loaded.
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
