import { startDialogs } from './dialogs.ts'
import { startMenus } from './menus.ts'
import { startReveals } from './reveal.ts'
import { savesData } from './saves-data.ts'
import { startVideoDialogs } from './video-dialogs.ts'

/*
 * The browser behaviour of every page, document or application. It relies on attributes and listeners on the document,
 * so that it works for markup that is not hydrated and for what React renders later.
 */
export function startPage() {
  trackScroll()
  startReveals()
  startMenus()
  startDialogs()
  startVideoDialogs()
  document.addEventListener('click', toggleMarquee)
  document.addEventListener('keydown', openSearch)
  loadPicturesOnInput()
  if (document.readyState === 'complete') settle()
  else addEventListener('load', settle)
}

/** Once the page has loaded and the browser is idle, renders the sections further down (`.late`). */
function settle() {
  const mark = () => {
    document.documentElement.dataset.settled = ''
  }
  // Safari has no requestIdleCallback yet.
  if ('requestIdleCallback' in window) requestIdleCallback(mark, { timeout: 1_000 })
  else setTimeout(mark, 200)
}

/**
 * Loads all pictures when the visitor first scrolls, points or types, so that nobody scrolls to empty frames. Until
 * then, and always for visitors who ask to save data, only pictures near the viewport load.
 */
function loadPicturesOnInput() {
  const load = () => {
    if (!savesData()) for (const picture of document.images) picture.loading = 'eager'
  }
  // Not `scroll`: browsers also send it after the first layout.
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, load, { once: true, passive: true })
}

/** The header changes its style after 10 px, the back-to-top link appears after 300 px (specification §9). */
function trackScroll() {
  const { dataset } = document.documentElement
  const track = () => {
    dataset.scrolled = String(scrollY > 10)
    dataset.far = String(scrollY > 300)
  }
  addEventListener('scroll', track)
  track()
}

/** The key '/' ('ظ' on an Arabic keyboard) focuses the search field or opens the search, unless somebody is typing. */
function openSearch(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey } = event
  if ((key !== '/' && key !== 'ظ') || ctrlKey || metaKey) return
  if ((target as Element).closest('input, textarea, select, [contenteditable], dialog')) return
  event.preventDefault()
  const field = document.querySelector<HTMLElement>('main [type=search]')
  if (field) field.focus()
  else document.querySelector<HTMLElement>('.header-search')?.click()
}

/** Pauses or resumes a marquee. CSS then hides the pressed button, so the other button gets the focus. */
function toggleMarquee(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('[data-marquee]')
  const marquee = button?.closest<HTMLElement>('[data-moving]')
  if (!button || !marquee) return
  const paused = button.dataset.marquee === 'pause'
  marquee.dataset.moving = String(!paused)
  marquee.querySelector<HTMLElement>(`[data-marquee="${paused ? 'play' : 'pause'}"]`)?.focus()
}
