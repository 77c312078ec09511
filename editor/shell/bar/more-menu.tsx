import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Ellipsis } from '../../components/icons.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import type { BarAction } from './bar.tsx'

export type MenuProps = {
  actions: BarAction[]
  /** Whether the menu contains links to the page in the other languages. */
  hasLanguages: boolean
  /** The index of the item that is focused first. */
  start: number
  button: React.RefObject<HTMLButtonElement | null>
  onClose: () => void
}

const Menu = lazyComponent<MenuProps>(async () => (await import('./bar-menu.tsx')).BarMenu, MenuFallback)

/** The actions that do not fit into the bar, in a menu whose code is loaded on first use. */
export function MoreMenu(props: Pick<MenuProps, 'actions' | 'hasLanguages'>) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [start, setStart] = useState<number>()
  const isOpen = start !== undefined
  return (
    <div className="ed-menu-holder">
      <button
        type="button"
        className="ed-btn is-ghost"
        ref={button}
        aria-label={t('panels.menu')}
        title={t('panels.menu')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={Menu.prefetch}
        onFocus={Menu.prefetch}
        // Keeps the focus in the open menu, which closes when it loses the focus: the click would open it again.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => setStart(isOpen ? undefined : 0)}
        onKeyDown={(event) => {
          const first = { ArrowDown: 0, ArrowUp: -1 }[event.key]
          if (first === undefined) return
          event.preventDefault()
          setStart(first)
        }}
      >
        <Ellipsis className="ed-i" />
      </button>
      {isOpen && <Menu {...props} {...{ start, button }} onClose={() => setStart(undefined)} />}
    </div>
  )
}

/** Closes the menu if its code cannot be loaded: the next click tries again. */
function MenuFallback({ retry, onClose }: MenuProps & { retry?: (() => void) | undefined }) {
  useEffect(() => {
    if (retry) onClose()
  }, [retry, onClose])
  return null
}
