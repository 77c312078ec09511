import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseChange, ReleaseDetails } from '#api/releases.ts'
import { DialogFrame } from '../components/dialog/dialog-frame.tsx'
import { useLocale } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelValue } from '../components/listing/use-panel-data.ts'
import { pageLink } from '../model/documents/pages.ts'
import { useReleases } from './use-releases.ts'

import './compare-change.css'

type CompareChangeProps = { release: ReleaseDetails; change: ReleaseChange; onClose: () => void }
const sides = ['live', 'release'] as const

/** A dialog that shows the page of one change on the live site and in the release, side by side, scrolled together. */
export function CompareChange({ release, change: { page, item_id }, onClose }: CompareChangeProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const releases = useReleases()
  const frames = useRef<HTMLDivElement>(null)
  const leader = useRef<HTMLIFrameElement>(null)
  const { name, href } = pageLink(t, locale, page, item_id)
  const [path = '/'] = href.split('?')
  const { id, hidden_pages } = release
  const isHidden = hidden_pages.some(({ key }) => key === page)
  const load = useCallback(
    () => Promise.all(sides.map((side) => releases.preview(id, { path, side }))),
    [releases, id, path],
  )
  const data = usePanelValue(load, false)

  /**
   * Scrolls the other page to the same position as the page that the user scrolls. The other page does not scroll the
   * first one in return: if it is shorter, it would scroll the first one back.
   */
  function follow(frame: HTMLIFrameElement) {
    const view = frame.contentWindow
    for (const type of ['pointerover', 'wheel', 'touchstart', 'keydown'])
      view?.addEventListener(type, () => {
        leader.current = frame
      })
    view?.addEventListener('scroll', () => {
      if (leader.current !== frame) return
      for (const other of frames.current?.querySelectorAll('iframe') ?? [])
        if (other !== frame) other.contentWindow?.scrollTo(0, view.scrollY)
    })
  }
  return (
    <DialogFrame title={name} subtitle={release.name} onClose={onClose} className="is-preview">
      <PanelDataFrame data={data} failed={t('releases.previewFailed')}>
        <div ref={frames} className="ed-sides">
          {sides.map((side, index) => (
            <figure key={side} className="ed-stack">
              <figcaption>
                {t(side === 'live' ? 'releases.before' : 'releases.after')}
                {side === 'release' && isHidden && <span className="ed-chip">{t('pages.hiddenNote')}</span>}
              </figcaption>
              {/* The sandbox forbids scripts, forms and new windows. */}
              <iframe
                title={t(side === 'live' ? 'releases.before' : 'releases.after')}
                sandbox="allow-same-origin"
                srcDoc={data.items[0]?.[index]}
                onLoad={({ currentTarget }) => follow(currentTarget)}
              />
            </figure>
          ))}
        </div>
      </PanelDataFrame>
    </DialogFrame>
  )
}
