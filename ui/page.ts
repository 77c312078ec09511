import { startReveals } from './reveal.ts'

/*
 * What every page does in the browser, document or application. Everything hangs on attributes and one listener each at
 * the document, so that it works for markup that nobody hydrates as well as for what React draws later.
 */
export function startPage() {
  trackScroll()
  startReveals()
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusin', syncMenus)
  document.addEventListener('focusout', syncMenus)
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

function onClick(event: MouseEvent) {
  const target = event.target as Element
  const pause = target.closest<HTMLElement>('[data-ribbon]')
  if (pause) toggleRibbon(pause)
  const opener = target.closest<HTMLElement>('[data-menu]')
  for (const button of menuButtons()) {
    if (button === opener) setOpen(button, button.getAttribute('aria-expanded') !== 'true')
    else if (!button.parentElement?.contains(target)) setOpen(button, false)
  }
  const dialog = target.closest('dialog')
  // The overlay belongs to the dialog's box; a link in the drawer leads away from it.
  if (dialog && (target === dialog || target.closest('a'))) dialog.close()
}

function onKey(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  for (const button of menuButtons()) {
    if (button.getAttribute('aria-expanded') !== 'true') continue
    setOpen(button, false)
    if (button.parentElement?.contains(document.activeElement)) button.focus()
  }
}

/** A menu closes when the focus has left it. */
function syncMenus(event: FocusEvent) {
  for (const button of menuButtons()) {
    const menu = button.parentElement
    if (event.type === 'focusout' && !(menu?.contains(event.relatedTarget as Node | null) ?? false)) {
      if (menu?.contains(event.target as Node)) setOpen(button, false)
    }
  }
}

const menuButtons = () => document.querySelectorAll<HTMLElement>('[data-menu]')

function setOpen(button: HTMLElement, open: boolean) {
  button.setAttribute('aria-expanded', String(open))
}

/** Pauses or goes on with a gliding row; the two buttons stand side by side and one of them is hidden by the style. */
function toggleRibbon(button: HTMLElement) {
  const ribbon = button.closest<HTMLElement>('[data-gliding]')
  if (!ribbon) return
  const paused = button.dataset.ribbon === 'pause'
  ribbon.dataset.gliding = String(!paused)
  ribbon.querySelector<HTMLElement>(`[data-ribbon="${paused ? 'play' : 'pause'}"]`)?.focus()
}
