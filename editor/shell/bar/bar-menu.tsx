import { type KeyboardEvent, type PointerEvent, use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefInLanguage } from '#content/address.ts'
import { locales } from '#content/locale.ts'
import { PageContext } from '#fields/page-context.ts'
import { languageLabels } from './language-switch.tsx'
import type { MenuProps } from './more-menu.tsx'

/** The pause in milliseconds after which a typed letter begins a new name. */
const pauseInTyping = 500

/**
 * WAI-ARIA's menu button. Closes when it loses the focus: by Tab, or by a click elsewhere, in the page's frames too.
 */
export function BarMenu({ actions, hasLanguages, start, button, onClose }: MenuProps) {
  const { t } = useTranslation()
  const menu = useRef<HTMLDivElement>(null)
  const typed = useRef({ name: '', at: 0 })
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
      aria-label={t('panels.menu')}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => menu.current?.contains(relatedTarget) || onClose()}
    >
      {hasLanguages && <LanguageMenuItems {...{ onClose }} />}
      {actions.map(({ label, icon: Icon, run }) => (
        <button
          key={label}
          type="button"
          className="ed-row"
          role="menuitem"
          tabIndex={-1}
          onPointerEnter={focusPointed}
          onClick={() => {
            // First the button: what the action opens may take the focus.
            close()
            run(button.current)
          }}
        >
          <Icon className="ed-i" />
          {label}
        </button>
      ))}
    </div>
  )
}

const itemsIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

const focusPointed = ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.focus({ preventScroll: true })

function LanguageMenuItems({ onClose }: Pick<MenuProps, 'onClose'>) {
  const { t } = useTranslation()
  const { path, search, locale } = use(PageContext)
  const others = locales.filter((each) => each !== locale)
  return others.map((each) => (
    <a
      key={each}
      className="ed-row"
      role="menuitem"
      tabIndex={-1}
      href={hrefInLanguage(path, search, each)}
      onPointerEnter={focusPointed}
      onClick={onClose}
    >
      <span className="ed-i" lang={each} aria-hidden="true">
        {languageLabels[each]}
      </span>
      {t(`language.${each}`)}
    </a>
  ))
}
