import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type PanelProps = {
  title: string
  onClose: () => void
  /** Always visible below the scrolling body. */
  footer?: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** A region beside the page, which becomes narrower for it; on small screens it covers the page. */
export function Panel({ title, onClose, footer, isWide = false, children }: PanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // React events of a dialog over the panel bubble up to here too.
    const isInside = event.currentTarget.contains(event.target as Node)
    if (event.key !== 'Escape' || !isInside || event.defaultPrevented) return
    // Otherwise a confirmation dialog that `onClose` opens would handle the same Escape.
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

/** Focuses the open panel's heading, after an action that removed the focused element. */
export function focusPanel() {
  document.querySelector<HTMLElement>('.ed-panel h2')?.focus()
}
