import { Check, LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { withNumerals } from '../numerals.ts'
import type { Notice, Notices } from './notices.ts'

/** Where notices appear. A click anywhere on one dismisses it (specification §9); its buttons do what they say. */
export function NoticesRegion({ notices }: { notices: Notices }) {
  const all = useSyncExternalStore(notices.subscribe, notices.all)
  return (
    // Each notice speaks for itself; the attribute keeps an open dialog from hiding them (Base UI spares live regions).
    <div className="ed ed-notices" aria-live="off">
      {all.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} dismiss={() => notices.dismiss(notice.id)} />
      ))}
    </div>
  )
}

function NoticeCard({ notice, dismiss }: { notice: Notice; dismiss: () => void }) {
  const { t, i18n } = useTranslation()
  const { role, text, detail, progress, actions = [] } = notice
  const isBusy = progress !== undefined
  const Icon = role === 'alert' ? TriangleAlert : isBusy ? LoaderCircle : Check
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same by keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className={`ed-notice ${role === 'alert' ? 'is-alert' : ''}`} onClick={dismiss}>
      <Icon className={`ed-i ${isBusy ? 'is-turning' : ''}`} aria-hidden="true" />
      <p role={role}>{text}</p>
      {isBusy && (
        <span>{new Intl.NumberFormat(withNumerals(i18n.language), { style: 'percent' }).format(progress / 100)}</span>
      )}
      <button type="button" className="ed-notice-close" aria-label={t('notices.dismiss')}>
        <X className="ed-i" aria-hidden="true" />
      </button>
      {detail && <p className="ed-notice-detail">{detail}</p>}
      {isBusy && <progress value={progress} max={100} aria-label={text} />}
      {actions.length > 0 && (
        <div className="ed-notice-actions">
          {actions.map(({ label, run }) => (
            <button key={label} type="button" className="ed-btn" onClick={run}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
