import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Images, Keyboard, Layers, Link2, MailWarning, Palette, UserPen, Users } from '../lazy-icons.tsx'
import { useRootAttribute } from '../use-root-attribute.ts'
import type { MenuAction, MenuProps } from './menu-button.tsx'
import './menu.css'

/** The pause in milliseconds after which a typed letter begins a new name. */
const pauseInTyping = 500

/**
 * WAI-ARIA's menu button. Closes when it loses the focus: by Tab, or by a click elsewhere, in the page's frames too.
 */
export function Menu({ label, actions, start, button, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const typed = useRef({ name: '', at: 0 })
  useRootAttribute('data-open-menu')
  useLayoutEffect(() => {
    const place = () => placeBeside(button.current, menu.current)
    place()
    document.addEventListener('scroll', place, true)
    return () => document.removeEventListener('scroll', place, true)
  }, [button])
  useEffect(() => itemsIn(menu.current).at(start)?.focus(), [start])

  function close() {
    button.current?.focus()
    onClose()
  }
  /** Returns the next item whose name begins with what was typed without a pause. */
  function find(all: HTMLElement[], at: number, { key, timeStamp }: KeyboardEvent) {
    const isNew = timeStamp - typed.current.at > pauseInTyping
    const name = (isNew ? key : typed.current.name + key).toLowerCase()
    typed.current = { name, at: timeStamp }
    const first = isNew ? at + 1 : Math.max(at, 0)
    return [...all.slice(first), ...all.slice(0, first)].find(({ lastChild }) =>
      lastChild?.textContent?.toLowerCase().startsWith(name),
    )
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const all = itemsIn(menu.current)
    const focused = document.activeElement as HTMLElement
    const at = all.indexOf(focused)
    const to = { ArrowDown: (at + 1) % all.length, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key]
    if (key === 'Escape') close()
    else if (key === ' ') focused.click()
    else if (to !== undefined) all.at(to)?.focus()
    else if (/^\p{L}$/u.test(key)) find(all, at, event)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={menu}
      className="ed-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => menu.current?.contains(relatedTarget) || onClose()}
    >
      {actions.map(({ label, icon, isDangerous, run }) => (
        <button
          key={label}
          type="button"
          className={`ed-row ${isDangerous ? 'is-bad' : ''}`}
          role="menuitem"
          tabIndex={-1}
          onPointerEnter={focusPointed}
          onClick={() => {
            // First the button: what the action opens may take the focus.
            close()
            run(button.current)
          }}
        >
          <ActionIcon icon={icon} />
          {label}
        </button>
      ))}
    </div>
  )
}

const icons = { Images, Keyboard, Layers, Link2, MailWarning, Palette, UserPen, Users }

export function ActionIcon({ icon }: Pick<MenuAction, 'icon'>) {
  const Icon = typeof icon === 'string' ? icons[icon] : icon
  return Icon && <Icon className="ed-i" />
}

const itemsIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

const focusPointed = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.focus({ preventScroll: true })

const gap = 6

/** Below the button, or above it if there is no room, with their ends aligned. */
function placeBeside(button: HTMLElement | null, menu: HTMLElement | null) {
  if (!button || !menu) return
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const x = document.documentElement.dir === 'rtl' ? left : right - width
  const isBelow = bottom + gap + height <= innerHeight - gap
  const y = isBelow ? bottom + gap : Math.max(gap, top - gap - height)
  menu.style.translate = `${Math.max(gap, Math.min(x, innerWidth - width - gap))}px ${y}px`
}
