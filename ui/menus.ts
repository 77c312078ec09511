/* CSS opens them on hover. A menu is the parent of a button with `data-menu`, open while that has `aria-expanded`. */
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

/** While the pointer is over the menu, hovering opens it again only after the pointer has left. */
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

/** A click on something that cannot have the focus has no `relatedTarget` and is left to `onClick`. */
function onFocusOut({ target, relatedTarget }: FocusEvent) {
  if (!relatedTarget) return
  for (const button of menuButtons()) {
    const menu = menuOf(button)
    if (isOpen(button) && menu.contains(target as Node) && !menu.contains(relatedTarget as Node)) close(button)
  }
}

/** Closes a menu that the pointer opened (CSS hides it 200 ms later). One opened by keyboard stays open. */
function onPointerOver({ target, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse') return
  for (const menu of document.querySelectorAll<HTMLElement>('[data-by-pointer], [data-dismissed]')) {
    if (menu.contains(target as Node)) continue
    const button = menu.querySelector<HTMLElement>('[data-menu]')
    if (button && menu.dataset.byPointer !== undefined) close(button)
    delete menu.dataset.dismissed
  }
}
