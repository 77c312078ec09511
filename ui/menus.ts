/*
 * Menus with panels. CSS opens panels on hover; this handles the button ([data-menu]), the keyboard and leaving a menu.
 * A menu is the button's parent; it stays open while the button has `aria-expanded="true"`.
 */
export function startMenus() {
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
  document.addEventListener('focusout', onFocusOut)
  document.addEventListener('pointerover', onPointerOver)
}

const menuOf = (button: HTMLElement) => button.parentElement as HTMLElement
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'

function menuButtons() {
  return [...document.querySelectorAll<HTMLElement>('[data-menu]')]
}

/** Closes a menu even under the pointer. Hover opens it again only after the pointer has left it. */
function close(button: HTMLElement) {
  button.setAttribute('aria-expanded', 'false')
  delete menuOf(button).dataset.byPointer
  if (menuOf(button).matches(':hover')) menuOf(button).dataset.dismissed = ''
}

function onClick(event: MouseEvent) {
  const target = event.target as Element
  const pressed = target.closest<HTMLElement>('[data-menu]')
  for (const button of menuButtons()) {
    if (button === pressed && !isOpen(button)) {
      button.setAttribute('aria-expanded', 'true')
      delete menuOf(button).dataset.dismissed
      // A click by keyboard has the `detail` 0.
      if (event.detail > 0) menuOf(button).dataset.byPointer = ''
    } else if (isOpen(button) && (button === pressed || !menuOf(button).contains(target))) close(button)
  }
}

function onKey(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  for (const button of menuButtons()) {
    const menu = menuOf(button)
    if (!isOpen(button) && !menu.matches(':hover')) continue
    close(button)
    if (menu.contains(document.activeElement)) button.focus()
  }
}

/** A menu closes when the focus moves from it to another element, but not by a click that focuses nothing. */
function onFocusOut({ target, relatedTarget }: FocusEvent) {
  if (!relatedTarget) return
  for (const button of menuButtons()) {
    const menu = menuOf(button)
    if (isOpen(button) && menu.contains(target as Node) && !menu.contains(relatedTarget as Node)) close(button)
  }
}

/**
 * A menu opened by the pointer closes when the pointer leaves it (CSS waits 200 ms); one opened by keyboard does not.
 */
function onPointerOver({ target, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse') return
  for (const menu of document.querySelectorAll<HTMLElement>('[data-by-pointer], [data-dismissed]')) {
    if (menu.contains(target as Node)) continue
    const button = menu.querySelector<HTMLElement>('[data-menu]')
    if (button && menu.dataset.byPointer !== undefined) close(button)
    delete menu.dataset.dismissed
  }
}
