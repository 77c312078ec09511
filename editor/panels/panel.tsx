import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type PanelProps = {
  title: string
  onClose: () => void
  /** Stays in sight below what scrolls. */
  footer?: ReactNode
  /** For tables. */
  isWide?: boolean
  children: ReactNode
}

/** A region beside the page, which moves over for it; on small screens it lies over the page. */
export function Panel({ title, onClose, footer, isWide = false, children }: PanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys of a dialog over the panel come up through React's tree too.
    const isInside = event.currentTarget.contains(event.target as Node)
    if (event.key !== 'Escape' || !isInside || event.defaultPrevented) return
    // The question that it may bring would take the same key for its own.
    event.stopPropagation()
    onClose()
  }
  return (
    <aside className={`ed ed-panel ${isWide ? 'is-wide' : ''}`} aria-labelledby={id} onKeyDown={onKeyDown}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="ed-tool" aria-label={t('common.close')} onClick={onClose}>
          <X className="ed-i" aria-hidden="true" />
        </button>
      </header>
      <div className="ed-panel-body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </aside>
  )
}

/** Moves the focus to the open panel, after something in it was done that took away what had the focus. */
export function focusPanel() {
  document.querySelector<HTMLElement>('.ed-panel h2')?.focus()
}
