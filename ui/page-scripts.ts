import { startDialogs } from './dialogs.ts'
import { startMenus } from './menus.ts'
import { startReveals } from './reveal.ts'
import { startVideoDialogs } from './video-dialogs.ts'

/*
 * What every page does in the browser, document or application. Everything hangs on attributes and on listeners at the
 * document, so that it works for markup that nobody hydrates as well as for what React draws later.
 */
export function startPage() {
  trackScroll()
  startReveals()
  startMenus()
  startDialogs()
  startVideoDialogs()
  document.addEventListener('click', toggleMarquee)
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle)
}

/**
 * Once the page stands and the browser is idle, the sections further down take their place too (`.late`), and their
 * pictures come, so that nobody scrolls into empty frames or prints them; not where the visitor asks to save data.
 */
function settle() {
  const mark = () => {
    document.documentElement.dataset.settled = ''
    const { connection } = navigator as { connection?: { saveData: boolean } }
    if (!connection?.saveData) for (const picture of document.images) picture.loading = 'eager'
  }
  // Safari has no requestIdleCallback yet.
  if ('requestIdleCallback' in window) requestIdleCallback(mark, { timeout: 1_000 })
  else setTimeout(mark, 200)
}

/** The header changes its style after 10 px, the way back to the top appears after 300 px (specification §9). */
function trackScroll() {
  const { dataset } = document.documentElement
  const track = () => {
    dataset.scrolled = String(scrollY > 10)
    dataset.far = String(scrollY > 300)
  }
  addEventListener('scroll', track, { passive: true })
  track()
}

/** Pauses or goes on with a gliding row; the two buttons stand side by side and one of them is hidden by the style. */
function toggleMarquee(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('[data-ribbon]')
  const ribbon = button?.closest<HTMLElement>('[data-gliding]')
  if (!button || !ribbon) return
  const paused = button.dataset.ribbon === 'pause'
  ribbon.dataset.gliding = String(!paused)
  ribbon.querySelector<HTMLElement>(`[data-ribbon="${paused ? 'play' : 'pause'}"]`)?.focus()
}
