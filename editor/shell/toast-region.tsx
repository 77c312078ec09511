import { type FocusEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { intlLocales } from '#ui/intl.ts'
import { overlays } from '../components/dialog/modal.ts'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import { Check, LoaderCircle, TriangleAlert, X } from '../components/icons.tsx'
import type { Toast } from '../model/toasts.ts'

/** The list of toasts. A click anywhere on a toast dismisses it (specification §4); buttons also run their action. */
export function ToastRegion() {
  const { t } = useTranslation()
  const all = useEditorState((state) => state.toasts)
  const region = useRef<HTMLElement>(null)
  /** The last element outside the region that was focused before a toast. */
  const cameFrom = useRef<HTMLElement>(null)
  function onFocus({ relatedTarget: from }: FocusEvent) {
    if (from && !region.current?.contains(from)) cameFrom.current = from as HTMLElement
  }
  return createPortal(
    <section ref={region} className="ed ed-toasts" aria-label={t('notices.region')} onFocus={onFocus}>
      {all.map((toast) => (
        <ToastCard key={toast.id} toast={toast} cameFrom={cameFrom} />
      ))}
    </section>,
    overlays().toasts,
  )
}

function ToastCard({ toast, cameFrom }: { toast: Toast; cameFrom: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const { toasts } = useEditor()
  const locale = useLocale()
  const detailId = useId()
  const card = useRef<HTMLDivElement>(null)
  // In the cleanup of a layout effect the toast is still in the page. Later `activeElement` would be the body.
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      if (element?.contains(document.activeElement))
        (nextAlert(element) ?? cameFrom.current)?.focus({ preventScroll: true })
    }
  }, [cameFrom])
  const { id, role, text, detail, progress, actions = [] } = toast
  const isBusy = progress !== undefined
  const Icon = role === 'alert' ? TriangleAlert : isBusy ? LoaderCircle : Check
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, the close button in the toast dismisses it
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the close button in the toast dismisses it
    <div
      ref={card}
      tabIndex={-1}
      className={`ed-toast ${role === 'alert' ? 'is-alert' : ''}`}
      onClick={() => toasts.dismiss(id)}
      // Only a moving pointer holds a toast: a pointer may rest where the toast appears, after a click on 'Save'.
      onPointerMove={() => toasts.hold(id, 'pointer')}
      onPointerLeave={() => toasts.release(id, 'pointer')}
      onFocus={() => toasts.hold(id, 'focus')}
      onBlur={() => toasts.release(id, 'focus')}
    >
      <Icon className={`ed-i ${isBusy ? 'is-turning' : ''}`} />
      <p role={role} aria-describedby={detail && detailId}>
        {text}
      </p>
      {isBusy && <span>{new Intl.NumberFormat(intlLocales[locale], { style: 'percent' }).format(progress / 100)}</span>}
      <button type="button" className="ed-tool" aria-label={t('notices.dismiss')}>
        <X className="ed-i" />
      </button>
      {detail && (
        <p id={detailId} className="ed-toast-detail" aria-live={role === 'alert' ? 'assertive' : undefined}>
          {detail}
        </p>
      )}
      {isBusy && <progress value={progress} max={100} aria-label={text} />}
      {actions.length > 0 && (
        <div className="ed-row ed-toast-actions">
          {actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              className="ed-btn"
              onClick={(event) => run() === false && event.stopPropagation()}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Returns the alert after an alert; without one, the last alert before it. For other toasts, the first alert. */
function nextAlert(toast: HTMLElement): HTMLElement | undefined {
  const alerts = [...document.querySelectorAll<HTMLElement>('.ed-toast.is-alert')]
  const others = alerts.filter((alert) => alert !== toast)
  return others[Math.max(alerts.indexOf(toast), 0)] ?? others.at(-1)
}
