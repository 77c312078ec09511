import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseChange, ReleaseDetails } from '#api/releases.ts'
import { DialogFrame } from '../components/dialog/dialog-frame.tsx'
import { useEditor } from '../components/editor-context.ts'
import { PanelFailed, PanelLoading } from '../components/listing/panel-states.tsx'
import { pageLink } from '../model/history/page-link.ts'
import './compare-change.css'

type CompareChangeProps = { release: ReleaseDetails; change: ReleaseChange; onClose: () => void }
const sides = ['live', 'release'] as const

/** A dialog that shows the page of one change on the live site and in the release, side by side, scrolled together. */
export function CompareChange({ release, change: { page, item_id }, onClose }: CompareChangeProps) {
  const { t } = useTranslation()
  const { store, locale } = useEditor()
  const [html, setHtml] = useState<string[]>()
  const [error, setError] = useState<unknown>()
  const frames = useRef<HTMLDivElement>(null)
  const leader = useRef<HTMLIFrameElement>(null)
  const { name, href } = pageLink(t, locale, page, item_id)
  const [path = '/'] = href.split('?')
  const { id } = release
  useEffect(() => {
    if (error) return
    const load = (side: (typeof sides)[number]) => store.administration.previewRelease(id, { path, side })
    Promise.all(sides.map(load)).then(setHtml, setError)
  }, [store, id, path, error])

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
      {html ? (
        <div ref={frames} className="ed-sides">
          {sides.map((side, index) => (
            <figure key={side} className="ed-stack">
              <figcaption>{t(side === 'live' ? 'releases.before' : 'releases.after')}</figcaption>
              {/* The sandbox forbids scripts, forms and new windows. */}
              <iframe
                title={t(side === 'live' ? 'releases.before' : 'releases.after')}
                sandbox="allow-same-origin"
                srcDoc={html[index]}
                onLoad={({ currentTarget }) => follow(currentTarget)}
              />
            </figure>
          ))}
        </div>
      ) : error ? (
        <PanelFailed text={t('releases.previewFailed')} error={error} onAgain={() => setError(undefined)} />
      ) : (
        <PanelLoading />
      )}
    </DialogFrame>
  )
}
