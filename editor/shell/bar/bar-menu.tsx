import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageMenuItems } from './language-menu-items.tsx'
import type { MoreMenuProps } from './more-menu.tsx'

/** The menu of the bar, loaded when its button is pressed: it opens as soon as it is there. */
export function BarMenu({ actions, hasLanguages }: MoreMenuProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Not open from the beginning: its button has to be there first, which it is placed by.
  useEffect(() => setOpen(true), [])
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
              {hasLanguages && <LanguageMenuItems />}
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
