import { Menu } from '@base-ui/react/menu'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Something that the bar leads to, as a button or as an entry of its menu; `from` gets the focus back. */
export type BarAction = {
  label: string
  icon: LucideIcon
  isOpen?: boolean | undefined
  run: (from: HTMLElement | null) => void
}

/** An action as a button in the bar; where there is little room its label is for screen readers and a tip. */
export function BarButton({ action: { label, icon: Icon, isOpen, run } }: { action: BarAction }) {
  return (
    <button
      type="button"
      className={`ed-btn ghost ${isOpen ? 'is-on' : ''}`}
      aria-expanded={isOpen}
      title={label}
      onClick={(event) => run(event.currentTarget)}
    >
      <Icon className="ed-i" aria-hidden="true" />
      <span>{label}</span>
    </button>
  )
}

/** The menu of the bar: `children` are entries that are no actions, such as links. */
export function MoreMenu({ actions, children }: { actions: BarAction[]; children?: ReactNode }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** What was chosen takes the focus, or what Tab leads to; else it goes back to the button. */
  const isLeft = useRef(false)
  function leave() {
    isLeft.current = true
    setOpen(false)
  }
  return (
    // The menu is drawn inside the bar, which is a landmark.
    <div ref={place}>
      <Menu.Root
        modal={false}
        open={isOpen}
        onOpenChange={(opens) => {
          if (opens) isLeft.current = false
          setOpen(opens)
        }}
      >
        <Menu.Trigger className="ed-btn ghost" ref={trigger} aria-label={t('panels.menu')} title={t('panels.menu')}>
          <Ellipsis className="ed-i" aria-hidden="true" />
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner className="ed-menu-place" align="end" sideOffset={6} collisionPadding={8}>
            <Menu.Popup
              className="ed-menu"
              finalFocus={() => !isLeft.current}
              onBlur={({ relatedTarget: to }) => to && !place.current?.contains(to) && leave()}
            >
              {children}
              {actions.map(({ label, icon: Icon, run }) => (
                <Menu.Item
                  key={label}
                  onClick={() => {
                    leave()
                    run(trigger.current)
                  }}
                >
                  <Icon className="ed-i" aria-hidden="true" />
                  {label}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  )
}
