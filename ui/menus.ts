/*
 * Menus with panels. They open under a resting pointer by style alone; here is what the button ([data-menu]), the
 * keyboard and leaving do. A menu is the button's parent; it is open for good where the button says `aria-expanded`.
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

/** Closes for good, also under a resting pointer; that opens it again only after it has been away. */
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
      // A key that presses a button counts no clicks.
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

/** A menu closes when the focus leaves it for something else; a click on bare ground is none of it. */
function onFocusOut({ target, relatedTarget }: FocusEvent) {
  if (!relatedTarget) return
  for (const button of menuButtons()) {
    const menu = menuOf(button)
    if (isOpen(button) && menu.contains(target as Node) && !menu.contains(relatedTarget as Node)) close(button)
  }
}

/** What the pointer opened closes when it leaves (the style waits 200 ms); what a key opened does not mind. */
function onPointerOver({ target, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse') return
  for (const menu of document.querySelectorAll<HTMLElement>('[data-by-pointer], [data-dismissed]')) {
    if (menu.contains(target as Node)) continue
    const button = menu.querySelector<HTMLElement>('[data-menu]')
    if (button && menu.dataset.byPointer !== undefined) close(button)
    delete menu.dataset.dismissed
  }
}
