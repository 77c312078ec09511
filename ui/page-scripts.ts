import { startDialogs } from './dialogs.ts'
import { startMenus } from './menus.ts'
import { startReveals } from './reveal.ts'
import { savesData } from './saves-data.ts'
import { startVideoDialogs } from './video-dialogs.ts'

/* They listen on the document and find elements by attributes, so they need no hydration. */
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

/** Lets CSS render the sections further down (`.late`) once the browser is idle. */
function settle() {
  const mark = () => {
    document.documentElement.dataset.settled = ''
  }
  // Safari has no requestIdleCallback yet.
  if ('requestIdleCallback' in window) requestIdleCallback(mark, { timeout: 1_000 })
  else setTimeout(mark, 200)
}

/** At the first wheel, pointer or key, so that scrolling reaches loaded pictures; never for those who save data. */
function loadPicturesOnInput() {
  const load = () => {
    if (!savesData()) for (const picture of document.images) picture.loading = 'eager'
  }
  // The event `scroll` is not used, because browsers also send it after the first layout.
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, load, { once: true, passive: true })
}

/** 10 px change the header, 300 px show the link to the top (specification §9). */
function trackScroll() {
  const { dataset } = document.documentElement
  const track = () => {
    dataset.scrolled = String(scrollY > 10)
    dataset.far = String(scrollY > 300)
  }
  addEventListener('scroll', track)
  track()
}

/** On the key '/' ('ظ' on an Arabic keyboard), unless the focus is in a field or a dialog. */
function openSearch(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey } = event
  if ((key !== '/' && key !== 'ظ') || ctrlKey || metaKey) return
  if ((target as Element).closest('input, textarea, select, [contenteditable], dialog')) return
  event.preventDefault()
  const field = document.querySelector<HTMLElement>('main [type=search]')
  if (field) field.focus()
  else document.querySelector<HTMLElement>('.header-search')?.click()
}

/** CSS hides the clicked button, so the other one gets the focus. */
function toggleMarquee(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('[data-marquee]')
  const marquee = button?.closest<HTMLElement>('[data-moving]')
  if (!button || !marquee) return
  const paused = button.dataset.marquee === 'pause'
  marquee.dataset.moving = String(!paused)
  marquee.querySelector<HTMLElement>(`[data-marquee="${paused ? 'play' : 'pause'}"]`)?.focus()
}
