import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { EditorIcon } from '../icons.tsx'
import { lazyComponent } from '../lazy-component.tsx'

/** `run` gets the button of the menu, which is focused again when what the action opens closes. */
export type MenuAction = {
  label: string
  /** The key of the message that `label` is. */
  message?: string | undefined
  /** The name is that of an icon which is loaded with the menu. */
  icon?: EditorIcon | MenuIconName | undefined
  isDangerous?: boolean
  run: (from: HTMLElement | null) => void
}

export type MenuIconName = 'Images' | 'Keyboard' | 'Layers' | 'Link2' | 'MailWarning' | 'Palette' | 'UserPen' | 'Users'

export type MenuProps = {
  label: string
  actions: MenuAction[]
  /** The index of the item that is focused first. */
  start: number
  button: React.RefObject<HTMLButtonElement | null>
  onClose: () => void
}

const Menu = lazyComponent<MenuProps>(() => import('./menu.tsx').then((m) => m.Menu), MenuFallback)

type MenuButtonProps = ComponentProps<'button'> & Pick<MenuProps, 'label' | 'actions'>

/** A button with a menu whose code is loaded on first use. `label` is the name of both. */
export function MenuButton({ label, actions, ...props }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [start, setStart] = useState<number>()
  const isOpen = start !== undefined
  return (
    <>
      <button
        type="button"
        title={label}
        {...props}
        ref={button}
        aria-label={label}
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
      />
      {isOpen && <Menu {...{ label, actions, start, button }} onClose={() => setStart(undefined)} />}
    </>
  )
}

/** Closes the menu if its code cannot be loaded: the next click tries again. */
function MenuFallback({ retry, onClose }: MenuProps & { retry?: (() => void) | undefined }) {
  useEffect(() => {
    if (retry) onClose()
  }, [retry, onClose])
  return null
}
